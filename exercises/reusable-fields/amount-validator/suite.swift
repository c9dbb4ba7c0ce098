import FormlabSuite

extension FormlabSuite.Story {
  func read(_ texts: [Swift.String]) {
    for text in texts {
      typed(text, in: "Amount")
      saw("the cents", cents(from: text))
    }
  }

  func shown(_ amounts: [Swift.Int]) {
    for amount in amounts {
      did("showed \(amount) cents")
      saw("the text", amountText(amount))
      saw("the cents read from it", cents(from: amountText(amount)))
    }
  }
}

let suite = Suite {
  Case("Whole amounts and decimals are read") { story in
    story.read(["0", "7", "12", "12.5", "12.50", "0.01", "0.10", "19.99", "1234", "1234.56", "007"])
  }

  Case("An amount is exact, not nearly so") { story in
    story.read([
      "0.29", "0.57", "0.58", "1.15", "1.1", "2.3", "4.35", "8.2", "16.4", "32.8", "1.10", "4.10",
    ])
  }

  Case("White space at the ends is ignored, inside it is a fault") { story in
    story.read([" 7 ", "\t12.50\n", "1 234", "1. 5", "- 5", "12 .50"])
  }

  Case("Texts that are no amounts are turned away") { story in
    story.read([
      "", " ", "abc", "12abc", "abc12", "1e3", "0x10", "nan", "inf", "--1", "1-", "+5", "1+1", "-",
    ])
  }

  Case("Currency signs are turned away") { story in
    story.read(["$5", "5$", "€12.50", "12.50 €", "USD 5", "-$5"])
  }

  Case("Commas part the digits into groups of three") { story in
    story.read([
      "1,234", "1,234.5", "12,345.67", "123,456", "1,234,567.89", "1,234,567,890", "0,123",
    ])
  }

  Case("Commas in other places are turned away") { story in
    story.read([
      "12,50", "1,23", "1,2345", "1234,567", ",123", "123,", "1,,234", "1,234,56", "1,234567",
      "1.234,5",
      "1.5,000", ",", "1,", "0.123,456", "1234567,890",
    ])
  }

  Case("The point has digits on both sides, and there is one") { story in
    story.read([".5", "5.", ".", "-.5", "1.2.3", "1..2", "1.5.", "..", "1.-5"])
  }

  Case("Negative amounts have a minus in front") { story in
    story.read(["-0.01", "-1", "-1,234.50", " -7 ", "-0", "-0.00"])
  }

  Case("More decimals than two are rounded, the half away from zero") { story in
    story.read([
      "1.004", "1.005", "1.006", "1.00499", "1.0049999", "1.015", "2.675", "0.995", "9.999",
      "0.005", "0.004",
      "-0.005", "-0.004", "-1.005", "-2.675", "-9.999", "1.0000000001", "0.994999",
    ])
  }

  Case("Digits are 0 to 9 only") { story in
    story.read(["١٢", "１２", "1²", "1\u{301}", "5\u{20E3}", "৫", "½", "12.5٠", "0.123\u{301}"])
  }

  Case("Amounts up to the ends of Int are read, none beyond") { story in
    story.read([
      "92233720368547758.07", "92233720368547758.08", "92,233,720,368,547,758.07",
      "-92233720368547758.08",
      "-92233720368547758.09", "92233720368547758.074", "92233720368547758.075",
      "-92233720368547758.085",
      "92233720368547758", "92233720368547759", "99999999999999999999", "-99999999999999999999.99",
    ])
  }

  Case("Amounts are shown with two decimals") { story in
    story.shown([0, 1, 5, 9, 10, 11, 50, 99, 100, 101, 105, 110, 1250])
  }

  Case("Groups of three are parted by commas") { story in
    story.shown([
      99_999, 100_000, 123_450, 999_999, 1_000_000, 12_345_678, 123_456_789, 100_000_000_000,
    ])
  }

  Case("Negative amounts are shown with a minus in front") { story in
    story.shown([-1, -9, -10, -99, -100, -12_345, -100_000, -123_456_789])
  }

  Case("The largest and the smallest amount are shown") { story in
    story.shown([9_223_372_036_854_775_807, -9_223_372_036_854_775_807, -9_223_372_036_854_775_808])
  }

  Samples(
    "What is shown can be read again", count: 150,
    of: .ints(-9_223_372_036_854_775_808...9_223_372_036_854_775_807)
  ) {
    story, amount in
    story.shown([amount])
  }

  Samples("Everyday amounts make the round trip", count: 150, of: .ints(-200_000...2_000_000)) {
    story, amount in
    story.shown([amount])
  }

  Samples("Texts that look nearly like amounts", count: 300, of: .strings(of: "0159,.-", upTo: 9)) {
    story, text in
    story.read([text])
  }
}
