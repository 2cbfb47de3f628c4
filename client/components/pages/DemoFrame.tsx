export interface DemoFrameProps {
  /** URLs of the stylesheet and of the frame's script. */
  styles: string;
  script: string;
}

/**
 * The iframe document in which an edited demo runs (`site/demo/demo-frame.ts`). It sets no language; the iframe's title
 * does.
 */
export function DemoFrame({ styles, script }: DemoFrameProps) {
  return (
    <html>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Demo</title>
        <link rel="stylesheet" href={styles} />
        <script type="module" src={script} crossOrigin="anonymous" />
      </head>
      <body className="bare">
        <div className="demo-stage">
          <div className="demo-root" />
        </div>
      </body>
    </html>
  );
}
