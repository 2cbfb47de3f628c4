/** Logs an error under the request id that the reader sees. */
export function logError({ requestId, url }: { requestId: string; url: string }, error: unknown): void {
  const { message, cause, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ requestId, url, error: message, cause: describe(cause), stack }));
}

function describe(cause: unknown): string | undefined {
  if (cause === undefined) return undefined;
  return cause instanceof Error ? String(cause) : JSON.stringify(cause);
}
