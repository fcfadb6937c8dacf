import { paths } from '@/domain/paths';
import * as words from '@/words/reviewNote';
import { AppLink } from './AppLink';

interface ReviewReasonsProps {
  readonly listing: {
    /** A line for each. */
    readonly reviewReason?: string | null | undefined;
    readonly waitsForNumber?: boolean | null | undefined;
  };
  /** The id of what names the listing. */
  readonly describedBy: string;
}

/** What has to change before a listing is shown; where that waits for its owner's number, the way to confirm it. */
export function ReviewReasons({ listing, describedBy }: ReviewReasonsProps) {
  const reasons = (listing.reviewReason ?? '').split('\n');
  return (
    <>
      <ul className={reasons.length > 1 ? 'list-disc space-y-1 pl-4.5' : undefined}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {listing.waitsForNumber && (
        <AppLink
          to={paths.profile}
          aria-describedby={describedBy}
          className="mr-5 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.confirmNumber}
        </AppLink>
      )}
    </>
  );
}
