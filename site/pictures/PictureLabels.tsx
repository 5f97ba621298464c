import type { CompiledImage, CompiledImages } from '#contract';

interface PictureLabelsProps {
  readonly image: CompiledImage;
  readonly images: CompiledImages;
  /** Translates a key. */
  readonly t: (key: string) => string;
}

const fills = { paper: 'fill-plinth', dark: 'fill-on-plinth' } as const;

/** The texts of a drawing, over it. They are text of the page, since a file has no languages and no fonts. */
export function PictureLabels({ image: { file, labels }, images, t }: PictureLabelsProps) {
  const { width, height } = images[file] ?? {};
  return (
    <svg className="absolute inset-0 w-full h-full font-heading font-500" viewBox={`0 0 ${width} ${height}`}>
      {labels?.map(({ text, x, y, size = 22, align, on }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          fontSize={size}
          textAnchor={align ?? 'middle'}
          className={on ? fills[on] : 'fill-ink'}
        >
          {t(text)}
        </text>
      ))}
    </svg>
  );
}
