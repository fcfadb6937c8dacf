interface ReviewReasonsProps {
  /** A line for each. */
  readonly reasons: string;
}

/** What has to change before a listing is shown. */
export function ReviewReasons({ reasons }: ReviewReasonsProps) {
  const lines = reasons.split('\n');
  return (
    <ul className={lines.length > 1 ? 'list-disc space-y-1 pl-4.5' : undefined}>
      {lines.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
