import { useState } from 'react';
import { describeFailure } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { Enquiry } from '@/contract/payloads';
import * as words from '@/words/enquiry';

/**
 * Sends an enquiry (API-29). `said` is what the server answered once it was sent, and null before: nothing claims a
 * success without an answer. `send` resolves with the words of a failure; `again` forgets the answer, for another one.
 */
export function useEnquiry() {
  const [sendEnquiry] = marketplaceApi.useSendEnquiryMutation();
  const [said, setSaid] = useState<string | null>(null);
  const send = async (enquiry: Enquiry): Promise<string | undefined> => {
    const { data, error } = await sendEnquiry(enquiry);
    if (error) return describeFailure('sendEnquiry', error);
    setSaid(data.message ?? words.sent);
    return undefined;
  };
  return { said, send, again: () => setSaid(null) };
}
