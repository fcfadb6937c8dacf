import { Button, type ButtonProps } from '@/components/ui/Button';

interface RowButtonProps extends Omit<ButtonProps, 'children'> {
  /** What it says, short because its row tells what it is about. */
  readonly says: string;
  /** The same for whoever does not see the row. */
  readonly named: string;
}

/** A small button among the rows of a list. */
export const RowButton = ({ says, named, ...rest }: RowButtonProps) => (
  <Button size="sm" variant="secondary" {...rest} aria-label={named}>
    {says}
  </Button>
);
