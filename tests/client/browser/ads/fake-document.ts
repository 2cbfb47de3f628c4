/** As much of an element as the ad slot uses. */
export class FakeElement extends EventTarget {
  hidden = false;
  className = '';
  textContent = '';
  children: FakeElement[] = [];
  parentElement: FakeElement | null = null;

  get classList() {
    return { contains: (name: string) => this.className.split(' ').includes(name) };
  }

  /** The text of this element and all in it. */
  get text(): string {
    return [this.textContent, ...this.children.map(({ text }) => text)].filter(Boolean).join(' ');
  }

  append(...children: FakeElement[]): void {
    for (const child of children) child.parentElement = this;
    this.children.push(...children);
  }

  remove(): void {
    this.parentElement?.replaceChildren(...this.parentElement.children.filter((child) => child !== this));
  }

  replaceChildren(...children: FakeElement[]): void {
    this.children = children;
  }

  /** All children: the slot asks for nothing else. */
  querySelectorAll(): FakeElement[] {
    return [...this.children];
  }
}

/** A document that creates such elements. @param broken Name of elements that throw instead. */
export const fakeDocument = (broken = '') => ({
  createElement: (name: string) => {
    if (name === broken) throw new Error(`No ${name} today.`);
    return new FakeElement();
  },
});
