import { AppLink } from '@/components/layout/AppLink';
import { paths } from '@/domain/paths';
import * as words from '@/words/reviewNote';

interface ConfirmNumberLinkProps {
  /** The id of what names the listing that waits for the number. */
  readonly describedBy: string;
}

/** The way to confirm one's number, beside the reasons of a listing that waits for it. */
export function ConfirmNumberLink({ describedBy }: ConfirmNumberLinkProps) {
  return (
    <AppLink
      to={paths.profile}
      aria-describedby={describedBy}
      className="mr-5 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {words.confirmNumber}
    </AppLink>
  );
}
