#!/usr/bin/swift
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
