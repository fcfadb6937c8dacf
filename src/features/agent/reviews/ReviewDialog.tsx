import type { ReactNode } from 'react';
import { describeError } from '@/api/errors';
import type { Review } from '@/api/readers/fields';
import { reviewsApi } from '@/api/reviewsApi';
import { LONGEST_ANSWER, REVIEW_TEXT } from '@/contract/limits';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { composeValidators, required, type Validator } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import type { ExtraName } from '@/contract/extras';
import type { OwnReview } from '@/contract/extraShapes';
import { ShownValues } from '@/store/forms/ShownValues';
import * as words from '@/words/agentReviewDialog';
import * as reviewWords from '@/words/agentReviews';

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
        actions={
          <div className="flex flex-wrap gap-3">
            <SubmitButton>{action}</SubmitButton>
            {remove && (
              <Button variant="text" onClick={() => void closing(remove.send())}>
                {remove.label}
              </Button>
            )}
          </div>
        }
      >
        <ShownValues form={title} endpointName={call} />
        {children}
      </SubmitForm>
    </Modal>
  );
}

/** The best first. */
const STARS = (['5', '4', '3', '2', '1'] as const).map((value) => ({ value, label: words.starOptions[value] }));
const REASONS = Object.entries(words.reasons).map(([value, label]) => ({ value, label }));

const long: Validator = (value) =>
  typeof value === 'string' && value.trim().length < REVIEW_TEXT.least ? words.textShort : undefined;
const VALID = {
  stars: required(words.starsRequired),
  text: composeValidators(required(words.textRequired), long),
  answer: required(words.answerRequired),
  reason: required(words.reasonRequired),
};

function Write({ act: { agentId, own }, onClose }: PartOf<'write'>) {
  const [setReview] = reviewsApi.useSetReviewMutation();
  return (
    <ReviewForm<{ stars?: string; text?: string }>
      title={own ? reviewWords.change : reviewWords.write}
      action={words.send}
      call="setReview"
      onClose={onClose}
      {...(own && { initial: { stars: String(own.stars), text: own.text } })}
      send={({ stars, text = '' }) => setReview({ agentId, review: { stars: Number(stars), text } })}
      remove={own ? { label: words.remove, send: () => setReview({ agentId, review: null }) } : undefined}
    >
      <RadioGroupField name="stars" label={words.stars} options={STARS} required validate={VALID.stars} />
      <TextAreaField
        name="text"
        label={words.text}
        hint={words.textHint}
        rows={5}
        maxLength={REVIEW_TEXT.most}
        required
        validate={VALID.text}
      />
    </ReviewForm>
  );
}

function Answer({ act: { agentId, review }, onClose }: PartOf<'answer'>) {
  const [answerReview] = reviewsApi.useAnswerReviewMutation();
  const { _id, answer: before } = review;
  const answer = (text: string | null) => answerReview({ reviewId: _id ?? '', agentId, answer: text });
  return (
    <ReviewForm<{ answer?: string }>
      title={reviewWords.answerTitle}
      action={words.sendAnswer}
      call="answerReview"
      onClose={onClose}
      {...(before !== null && { initial: { answer: before } })}
      send={({ answer: text = '' }) => answer(text)}
      remove={before === null ? undefined : { label: words.removeAnswer, send: () => answer(null) }}
    >
      <p className="max-h-40 overflow-y-auto text-md wrap-anywhere whitespace-pre-line text-muted">{review.text}</p>
      <TextAreaField
        name="answer"
        label={words.answerText}
        hint={words.answerHint}
        maxLength={LONGEST_ANSWER}
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
      title={reviewWords.reportTitle}
      action={words.sendReport}
      call="reportReview"
      onClose={onClose}
      send={({ reason = '' }) => reportReview({ reviewId: review._id ?? '', reason })}
    >
      <p className="text-md text-muted">{words.reportIntro}</p>
      <RadioGroupField name="reason" label={words.reason} options={REASONS} required validate={VALID.reason} />
    </ReviewForm>
  );
}

/** The dialogs of the reviews; they come when one is opened. */
export default function ReviewDialog({ act, onClose }: ReviewDialogProps) {
  if (act.kind === 'write') return <Write act={act} onClose={onClose} />;
  if (act.kind === 'answer') return <Answer act={act} onClose={onClose} />;
  return <Report act={act} onClose={onClose} />;
}
