/** An error that whoever runs a command can mend: its message says what is wrong, where, and what to do. */
export class Refusal extends Error {}
