import type { Language } from '@/domain/languages';
import { enquiryMessage } from '@/server/mail/enquiryMessage';

const AGENT = { to: 'agent@example.in', language: 'en' } as const;
const NEWS = {
  kind: 'lead',
  isToAgent: true,
  listingName: 'Three rooms in Alipiri',
  listingPath: '/properties-listing?id=l1',
  name: 'Ravi',
  phone: '9123456780',
  email: 'ravi@example.in',
  interestedIn: ['2 BHK', '3 BHK'],
  message: 'Is it free?',
} as const;

describe('the mail about an enquiry [API-29]', () => {
  it('says who, what and how to reach them', () => {
    const { to, subject, text } = enquiryMessage(AGENT, NEWS);
    expect([to, subject]).toEqual(['agent@example.in', 'New enquiry: Three rooms in Alipiri']);
    for (const words of [
      'Ravi is interested in Three rooms',
      '+91 91234 56780',
      'ravi@example.in',
      '2 BHK, 3 BHK',
      'Is it free?',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('leads to the listing and to the enquiries, where it is known where they are [DASH-1]', () => {
    const of = (language: Language) => enquiryMessage({ ...AGENT, language }, NEWS, 'https://homes.example').text;
    expect(of('en')).toContain(
      '\n\nThe listing: https://homes.example/properties-listing?id=l1\nYour enquiries: https://homes.example/dashboard\n\n',
    );
    expect(of('te')).toMatch(/: https:\S+\/te\/properties-listing\?id=l1\n.*: https:\S+\/te\/dashboard\n/);
    expect(of('hi')).toMatch(/: https:\S+\/hi\/properties-listing\?id=l1\n.*: https:\S+\/hi\/dashboard\n/);
    expect(enquiryMessage(AGENT, NEWS).text).not.toMatch(/The listing|Your enquiries|http/);
    const ofServices = enquiryMessage(
      AGENT,
      { ...NEWS, listingName: null, listingPath: null },
      'https://homes.example',
    );
    expect(ofServices.text).toContain('\n\nYour enquiries: https://homes.example/dashboard\n\n');
  });

  it('asks for a call back, leaves out what is not known, and names nobody it does not know', () => {
    const { subject, text } = enquiryMessage(AGENT, {
      ...NEWS,
      kind: 'callback',
      listingName: null,
      listingPath: null,
      name: null,
      email: null,
      interestedIn: [],
      message: ' ',
    });
    expect(subject).toBe('Call-back request: your services');
    expect(text).toMatch(
      /^A visitor would like a call back about your services\.\n\nMobile number: \+91 91234 56780\n\nThe /,
    );
  });

  it('marks each line of the message as a stranger’s: none of it is taken for ours', () => {
    const { text } = enquiryMessage(AGENT, {
      ...NEWS,
      message: '\nHello\n\nThe Gruham team\u2028Verify here',
    });
    expect(text).toContain('\n\nThey wrote (these are not our words):\n> Hello\n> \n> The Gruham team');
    expect(text.match(/^The Gruham team$/gm)).toHaveLength(1);
    expect(text).not.toMatch(/^Verify/m);
  });

  it('holds no six digits in a row, and one line of subject', () => {
    const { subject, text } = enquiryMessage(AGENT, {
      ...NEWS,
      listingName: 'Plot 1234567\r\nBcc: all@example.in',
      name: '123456',
      message: 'Call 9876543210, code 482913',
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(`${subject} ${text}`).not.toMatch(/\d{6}/);
    expect(text).toContain('Call 98765 43210');
  });
});
