/** Content that exists but is unusable. */
export class ContentError extends Error {
  constructor(name: string, why: string, options?: ErrorOptions) {
    super(
      `The content "${name}" ${why}. Publish it again, or roll back: see docs/operations.md, 'When something is wrong'.`,
      options,
    );
    this.name = 'ContentError';
  }
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
