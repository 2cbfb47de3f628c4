export async function openDemoIn(name: string, demo: HTMLElement): Promise<void> {
  throw new Error(`${name} ${demo.id}`);
}
