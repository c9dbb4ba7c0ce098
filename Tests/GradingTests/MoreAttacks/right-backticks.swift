func `nextField`(after `field`: Field) -> Field? { let `switch` = `field`; return `switch` == .name ? .email : `switch` == .email ? .password : nil }
