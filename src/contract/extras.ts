import type { EndpointRow } from './endpoints';

/** A call beyond the 29. A server may lack it (404): the client then does without, or keeps the same thing on the device. */
type ExtraRow = Omit<EndpointRow, 'id'> & {
  /** The requirement that the call serves. */
  readonly id: string;
};

/** The table of the extra calls: plain data in the same words as `ENDPOINTS`, registered in the same way. */
export const EXTRAS = {
  getSaved: { id: 'DASH-6', method: 'GET', path: 'saved', needs: 'session' },
  setSaved: { id: 'PDET-2', method: 'POST', path: 'saved', needs: 'session' },
  noteView: { id: 'DASH-2', method: 'POST', path: 'property/views', needs: 'nothing' },
  getGivenNumbers: { id: 'PDET-6', method: 'GET', path: 'users/numbers', needs: 'session' },
  getPhone: { id: 'PROF-1', method: 'GET', path: 'users/phone', needs: 'session' },
  sendPhoneCode: { id: 'PROF-1', method: 'POST', path: 'users/phone/code', needs: 'session' },
  confirmPhone: { id: 'PROF-1', method: 'POST', path: 'users/phone/confirm', needs: 'session' },
  logout: { id: 'AUTH-10', method: 'POST', path: 'users/logout', needs: 'nothing' },
  getSessions: { id: 'AUTH-9', method: 'GET', path: 'users/sessions', needs: 'session' },
  endSessions: { id: 'AUTH-10', method: 'POST', path: 'users/sessions/end', needs: 'session' },
  changePassword: { id: 'AUTH-7', method: 'POST', path: 'users/password', needs: 'session' },
  getInbox: { id: 'JDET-8', method: 'GET', path: 'enquiries/inbox', needs: 'session' },
  getSentEnquiries: { id: 'JDET-8', method: 'GET', path: 'enquiries/sent', needs: 'session' },
  followEnquiry: { id: 'JDET-8', method: 'POST', path: 'enquiries/progress', needs: 'session' },
  getSold: { id: 'PDET-3', method: 'GET', path: 'property/sold', needs: 'nothing' },
  setSold: { id: 'DASH-2', method: 'POST', path: 'property/sold', needs: 'session' },
  renewProperty: { id: 'DASH-2', method: 'POST', path: 'property/renew', needs: 'session' },
  getStanding: { id: 'DASH-1', method: 'GET', path: 'users/standing', needs: 'session' },
  deleteAccount: { id: 'DASH-1', method: 'POST', path: 'users/delete', needs: 'session' },
  cancelDeletion: { id: 'DASH-1', method: 'POST', path: 'users/keep', needs: 'session' },
  getReviews: { id: 'AGENT-4', method: 'GET', path: 'reviews', needs: 'nothing' },
  getMyReview: { id: 'AGENT-4', method: 'GET', path: 'reviews/own', needs: 'session' },
  setReview: { id: 'AGENT-4', method: 'POST', path: 'reviews', needs: 'session' },
  answerReview: { id: 'AGENT-4', method: 'POST', path: 'reviews/answer', needs: 'session' },
  reportReview: { id: 'AGENT-4', method: 'POST', path: 'reviews/report', needs: 'session' },
  getArticle: { id: 'HOME-10', method: 'GET', path: 'news', needs: 'nothing' },
  getNews: { id: 'HOME-10', method: 'GET', path: 'news/all', needs: 'nothing' },
  search: { id: 'HOME-14', method: 'GET', path: 'search', needs: 'nothing' },
  sendProblem: { id: 'STORE-8', method: 'POST', path: 'problems', needs: 'nothing' },
  getMyData: { id: 'DASH-1', method: 'GET', path: 'users/data', needs: 'session' },
} as const satisfies Record<string, ExtraRow>;

export type ExtraName = keyof typeof EXTRAS;
