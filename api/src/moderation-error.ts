/** A refusal of a moderator's own mistake, in words for them. */
export class ModerationError extends Error {}
