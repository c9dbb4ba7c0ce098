// TODO: define the 'badge(id:name:)' function

// TODO: define the 'room(of:)' function
