import { EmptyState } from '@/components/ui/EmptyState';
import { LinkButton } from '@/components/ui/LinkButton';

interface NothingHereProps {
  readonly title: string;
  readonly text: string;
  /** The page of the console to go on with, and what the way there says. */
  readonly to: string;
  readonly next: string;
}

/** A page of the console without work, and the way to where there may be some. */
export const NothingHere = ({ title, text, to, next }: NothingHereProps) => (
  <EmptyState
    title={title}
    text={text}
    action={
      <LinkButton variant="secondary" to={to}>
        {next}
      </LinkButton>
    }
  />
);
