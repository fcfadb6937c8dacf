import * as words from '@/words/postingPhotos';

const { formats, size, enquire, more } = words.guide;

/** What makes good photos, and what they bring (WIZ-13): guidance, not a gate. */
export function PhotoGuide() {
  return (
    <ul className="list-disc pl-5 space-y-1.5 text-sm text-muted">
      {[formats, size, enquire, more].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
