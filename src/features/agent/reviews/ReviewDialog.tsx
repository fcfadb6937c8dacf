import type { ReactNode } from 'react';
import { describeError } from '@/api/errors';
import type { Review } from '@/api/readers/fields';
import { reviewsApi } from '@/api/reviewsApi';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { composeValidators, required, type Validator } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import type { ExtraName } from '@/contract/extras';
import type { OwnReview } from '@/contract/extraShapes';
import { ShownValues } from '@/store/forms/ShownValues';
import { REVIEWS } from './texts';

/** What is done with reviews: one's own is written or changed, one is answered by the agent, or reported. */
export type ReviewAct =
  | { readonly kind: 'write'; readonly agentId: string; readonly own: OwnReview | null }
  | { readonly kind: 'answer'; readonly agentId: string; readonly review: Review }
  | { readonly kind: 'report'; readonly review: Review };

export interface ReviewDialogProps {
  readonly act: ReviewAct;
  readonly onClose: () => void;
}

interface Part<A> {
  readonly act: A;
  readonly onClose: () => void;
}
type PartOf<K extends ReviewAct['kind']> = Part<Extract<ReviewAct, { readonly kind: K }>>;

/** What a call came to: the words of a failure, or nothing, and then the dialog goes. */
type Asked = Promise<{ readonly error?: unknown }>;

interface ReviewFormProps<Values> {
  readonly title: string;
  readonly action: string;
  readonly call: ExtraName;
  readonly initial?: Partial<Values>;
  readonly send: (values: Values) => Asked;
  /** Takes away what was written before. */
  readonly remove?: { readonly label: string; readonly send: () => Asked } | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function ReviewForm<Values>({
  title,
  action,
  call,
  send,
  remove,
  onClose,
  initial,
  children,
}: ReviewFormProps<Values>) {
  const closing = async (asked: Asked): Promise<string | undefined> => {
    const { error } = await asked;
    if (error !== undefined) return describeError(error);
    onClose();
    return undefined;
  };
  return (
    <Modal open title={title} onClose={onClose} size="md">
      <SubmitForm<Values>
        name={title}
        {...(initial && { initial })}
        onSubmit={(values) => closing(send(values))}
        actions={({ submitting }) => (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={submitting}>
              {action}
            </Button>
            {remove && (
              <Button variant="text" onClick={() => void closing(remove.send())}>
                {remove.label}
              </Button>
            )}
          </div>
        )}
      >
        <ShownValues form={title} endpointName={call} />
        {children}
      </SubmitForm>
    </Modal>
  );
}

const LEAST = 20;
const long: Validator = (value) =>
  typeof value === 'string' && value.trim().length < LEAST ? REVIEWS.textShort : undefined;
const VALID = {
  stars: required(REVIEWS.starsRequired),
  text: composeValidators(required(REVIEWS.textRequired), long),
  answer: required(REVIEWS.answerRequired),
  reason: required(REVIEWS.reasonRequired),
};

function Write({ act: { agentId, own }, onClose }: PartOf<'write'>) {
  const [setReview] = reviewsApi.useSetReviewMutation();
  return (
    <ReviewForm<{ stars?: string; text?: string }>
      title={own ? REVIEWS.change : REVIEWS.write}
      action={REVIEWS.send}
      call="setReview"
      onClose={onClose}
      {...(own && { initial: { stars: String(own.stars), text: own.text } })}
      send={({ stars, text = '' }) => setReview({ agentId, review: { stars: Number(stars), text } })}
      remove={own ? { label: REVIEWS.remove, send: () => setReview({ agentId, review: null }) } : undefined}
    >
      <RadioGroupField
        name="stars"
        label={REVIEWS.stars}
        options={REVIEWS.starOptions}
        required
        validate={VALID.stars}
      />
      <TextAreaField
        name="text"
        label={REVIEWS.text}
        hint={REVIEWS.textHint}
        rows={5}
        maxLength={1000}
        required
        validate={VALID.text}
      />
    </ReviewForm>
  );
}

function Answer({ act: { agentId, review }, onClose }: PartOf<'answer'>) {
  const [answerReview] = reviewsApi.useAnswerReviewMutation();
  const { _id, answer: before } = review;
  const answer = (words: string | null) => answerReview({ reviewId: _id ?? '', agentId, answer: words });
  return (
    <ReviewForm<{ answer?: string }>
      title={REVIEWS.answerTitle}
      action={REVIEWS.sendAnswer}
      call="answerReview"
      onClose={onClose}
      {...(before !== null && { initial: { answer: before } })}
      send={({ answer: words = '' }) => answer(words)}
      remove={before === null ? undefined : { label: REVIEWS.removeAnswer, send: () => answer(null) }}
    >
      <p className="max-h-40 overflow-y-auto text-md wrap-anywhere whitespace-pre-line text-muted">{review.text}</p>
      <TextAreaField
        name="answer"
        label={REVIEWS.answerText}
        hint={REVIEWS.answerHint}
        maxLength={1000}
        required
        validate={VALID.answer}
      />
    </ReviewForm>
  );
}

function Report({ act: { review }, onClose }: PartOf<'report'>) {
  const [reportReview] = reviewsApi.useReportReviewMutation();
  return (
    <ReviewForm<{ reason?: string }>
      title={REVIEWS.reportTitle}
      action={REVIEWS.sendReport}
      call="reportReview"
      onClose={onClose}
      send={({ reason = '' }) => reportReview({ reviewId: review._id ?? '', reason })}
    >
      <p className="text-md text-muted">{REVIEWS.reportIntro}</p>
      <RadioGroupField
        name="reason"
        label={REVIEWS.reason}
        options={REVIEWS.reasons}
        required
        validate={VALID.reason}
      />
    </ReviewForm>
  );
}

/** The dialogs of the reviews; they come when one is opened. */
export default function ReviewDialog({ act, onClose }: ReviewDialogProps) {
  if (act.kind === 'write') return <Write act={act} onClose={onClose} />;
  if (act.kind === 'answer') return <Answer act={act} onClose={onClose} />;
  return <Report act={act} onClose={onClose} />;
}
