/// Which keyboard a text input brings up.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default`
  /// Only ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// For addresses of the web.
  case URL
  /// Digits only.
  case numberPad
  /// A telephone's keys.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For e-mail addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// With @ and #.
  case twitter
  /// For searching the web.
  case webSearch
  /// ASCII digits only.
  case asciiCapableNumberPad

  /// The old name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable

  /// The member's name.
  public var name: String { String(describing: self) }

  /// Whether the keyboard has a Return key.
  public var hasReturnKey: Bool {
    switch self {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: false
    default: true
    }
  }
}

/// What a text input holds.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The member's name.
  public let rawValue: String

  /// Makes a content type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ name: String) {
    rawValue = name
  }

  /// The member's name.
  public var name: String { rawValue }

  /// A name.
  public static let name = UITextContentType("name")
  /// A prefix such as Dr.
  public static let namePrefix = UITextContentType("namePrefix")
  /// A given name.
  public static let givenName = UITextContentType("givenName")
  /// A middle name.
  public static let middleName = UITextContentType("middleName")
  /// A family name.
  public static let familyName = UITextContentType("familyName")
  /// A suffix such as Jr.
  public static let nameSuffix = UITextContentType("nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType("nickname")
  /// A job title.
  public static let jobTitle = UITextContentType("jobTitle")
  /// An organisation.
  public static let organizationName = UITextContentType("organizationName")
  /// A place.
  public static let location = UITextContentType("location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType("fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType("addressCity")
  /// A state.
  public static let addressState = UITextContentType("addressState")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType("addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType("sublocality")
  /// A country.
  public static let countryName = UITextContentType("countryName")
  /// A postcode.
  public static let postalCode = UITextContentType("postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType("telephoneNumber")
  /// An e-mail address.
  public static let emailAddress = UITextContentType("emailAddress")
  /// An address of the web.
  public static let URL = UITextContentType("URL")
  /// A card's number.
  public static let creditCardNumber = UITextContentType("creditCardNumber")
  /// A card's date of expiry.
  public static let creditCardExpiration = UITextContentType("creditCardExpiration")
  /// A card's month of expiry.
  public static let creditCardExpirationMonth = UITextContentType("creditCardExpirationMonth")
  /// A card's year of expiry.
  public static let creditCardExpirationYear = UITextContentType("creditCardExpirationYear")
  /// A card's security code.
  public static let creditCardSecurityCode = UITextContentType("creditCardSecurityCode")
  /// The name on a card.
  public static let creditCardName = UITextContentType("creditCardName")
  /// The given name on a card.
  public static let creditCardGivenName = UITextContentType("creditCardGivenName")
  /// The middle name on a card.
  public static let creditCardMiddleName = UITextContentType("creditCardMiddleName")
  /// The family name on a card.
  public static let creditCardFamilyName = UITextContentType("creditCardFamilyName")
  /// A card's type.
  public static let creditCardType = UITextContentType("creditCardType")
  /// The name of an account.
  public static let username = UITextContentType("username")
  /// The password of an account.
  public static let password = UITextContentType("password")
  /// A password to be made.
  public static let newPassword = UITextContentType("newPassword")
  /// A code from a message.
  public static let oneTimeCode = UITextContentType("oneTimeCode")
  /// A number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType("shipmentTrackingNumber")
  /// A number of a flight.
  public static let flightNumber = UITextContentType("flightNumber")
  /// A date and time.
  public static let dateTime = UITextContentType("dateTime")
  /// A day of birth.
  public static let birthdate = UITextContentType("birthdate")
  /// A day of birth.
  public static let birthdateDay = UITextContentType("birthdateDay")
  /// A month of birth.
  public static let birthdateMonth = UITextContentType("birthdateMonth")
  /// A year of birth.
  public static let birthdateYear = UITextContentType("birthdateYear")
  /// A number of a mobile plan.
  public static let cellularEID = UITextContentType("cellularEID")
  /// A number of a phone.
  public static let cellularIMEI = UITextContentType("cellularIMEI")
}

/// When the keyboard shifts by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none
  /// At each word.
  case words
  /// At each sentence.
  case sentences
  /// At each character.
  case allCharacters

  /// The member's name.
  public var name: String { String(describing: self) }
}
