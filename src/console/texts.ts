import type { Action, OperatorRole } from '@/contract/console';

/** What the audit says of each act, after a name. */
export const ACTION_LABELS: Readonly<Record<Action, string>> = {
  'session.begin': 'signed in',
  'session.end': 'signed out',
  'operator.add': 'added an operator',
  'operator.join': 'joined',
  'operator.link': 'made a link for an operator',
  'operator.remove': 'removed an operator',
  'listing.approve': 'approved a listing',
  'listing.refuse': 'refused a listing',
  'listing.undo': 'took back a decision',
  'listing.hide': 'hid a reported listing',
  'listing.warn': 'wrote to the owner of a listing',
  'report.dismiss': 'settled reports',
  'report.answer': 'answered a report',
  'review.hide': 'hid a review',
  'review.show': 'let a reported review stand',
  'application.refuse': 'refused an application',
  'user.agent': 'made a user an agent',
  'user.plain': 'made an agent a user',
  'user.show': 'looked at a user’s number and e-mail',
  'user.sessions': 'ended a user’s sessions',
  'user.suspend': 'suspended a user',
  'user.resume': 'lifted a suspension',
  'user.delete': 'deleted a user',
  'user.export': 'exported a user’s data',
  'number.confirm': 'confirmed a number',
  'number.free': 'set a number free',
  'settings.change': 'changed the marketplace',
  'place.add': 'added a place',
  'place.change': 'changed a place',
  'place.merge': 'merged a place into another',
  'place.remove': 'removed a place',
  'home.change': 'changed a section of Home',
  'article.add': 'wrote an article',
  'article.change': 'changed an article',
  'rera.import': 'took over a register of RERA',
  'content.import': 'imported a file',
  'builder.save': 'saved a builder',
  'builder.remove': 'removed a builder',
  'project.save': 'saved a project',
  'project.remove': 'removed a project',
};

export const COMMAND_LINE = 'The command line';

export const ROLE_LABELS: Readonly<Record<OperatorRole, string>> = { owner: 'Owner', moderator: 'Moderator' };
