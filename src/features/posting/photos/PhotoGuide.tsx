import { PHOTOS } from './texts';

/** What makes good photos, and what they bring (WIZ-13): guidance, not a gate. */
export function PhotoGuide() {
  return (
    <ul className="list-disc pl-5 space-y-1.5 text-sm text-muted">
      {PHOTOS.guide.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
