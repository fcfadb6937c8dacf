import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../ui/Button';

/** The button that sends the form around it; busy while that is under way. */
export function SubmitButton(props: ButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button {...props} type="submit" busy={submitting} />;
}
