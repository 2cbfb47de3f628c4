export interface DemoFrameProps {
  /** URLs of the stylesheet and of the frame's script. */
  styles: string;
  script: string;
}

/**
 * Paper is light, as `print.css` says, and no frame is told in time that it is printed: what it has in dark colours is
 * printed with light and dark exchanged, except images.
 */
const ON_PAPER =
  '@media print{:root[data-mode=dark]{color-scheme:dark;print-color-adjust:exact}' +
  ':root[data-mode=dark],:root[data-mode=dark] :is(img,video,canvas){filter:invert(1) hue-rotate(180deg)}}';

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
        <style>{ON_PAPER}</style>
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
