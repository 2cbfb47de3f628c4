declare module 'markdown-it-container' {
  import type { MarkdownIt } from 'markdown-it';
  import type { Token } from 'markdown-it';

  interface ContainerOptions {
    validate?: (parameters: string) => boolean;
    render?: (tokens: Token[], index: number) => string;
  }
  export default function container(md: MarkdownIt, name: string, options?: ContainerOptions): void;
}
