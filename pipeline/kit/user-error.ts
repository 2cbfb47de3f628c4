/** An error that the person running the command can fix: the message says what is wrong, where, and what to do. */
export class UserError extends Error {}
