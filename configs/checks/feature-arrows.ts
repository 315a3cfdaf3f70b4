/** By the feature that imports: what it imports of which other, and why that has not become part of the core. */
export type FeatureArrows = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * All that features of the API import of one another. What a third feature comes to need moves into `api/src/core`, and
 * its rows go; circles are refused.
 */
export const featureArrows: FeatureArrows = {
  account: {
    payments: 'who wants to leave is offered a discount code, not soon after a welcome bonus',
    'photo-verification': 'an erased profile takes its selfies along',
    signup: 'a new address or password is held to the rules of signing up, and its letter is the activation',
  },
  block: { chat: 'who is blocked is listed as a conversation shows them: by the reduced card' },
  complaints: {
    block: 'who complains may block with the same call',
    content: 'a complaint gets its number from the tickets of the contact form',
    photos: 'a complaint may name a photo, and a decision may remove it',
  },
  'demo-life': { chat: 'demo members read, type and write by the same functions as members' },
  'match-finder': { members: 'years of age become days of birth as in the search' },
  payments: { chat: 'a purchase sends what waited for credits' },
  'photo-verification': { photos: 'a selfie is read, stored and refused as a photo is' },
  profile: {
    members: 'a profile ends with members who resemble it',
    signup: 'a changed name or birthday is held to the rules of signing up',
  },
  realtime: {
    chat: 'a message that a stream hands over is delivered',
    notifications: 'what an open page has shown is not pushed',
  },
  signup: {
    chat: 'an activation sends the messages written before it',
    payments: 'a new member gets the welcome bonus',
    'signup-matches': 'the answer to signing up shows the first matches',
  },
  'signup-matches': { members: 'the first matches are members who resemble a profile' },
}
