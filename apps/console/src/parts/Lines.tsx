interface LinesProps {
  readonly text: string;
}

/** What an operator has written, with the lines it was written in. */
export function Lines({ text }: LinesProps) {
  const [first, ...rest] = text.split('\n');
  return (
    <bdi>
      {first}
      {rest.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that stays as it is
        <span key={index}>
          <br />
          {line}
        </span>
      ))}
    </bdi>
  );
}
