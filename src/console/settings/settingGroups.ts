import type { SettingName } from '@/domain/settings';
import * as words from '@/words/consoleSettings';

export interface SettingField {
  readonly name: SettingName;
  readonly hint?: string;
  readonly type?: 'tel' | 'email' | 'url';
  readonly required?: true;
  /** Several lines; a picture; an amount in rupees; rows of what packages compare. A line of text where nothing is said. */
  readonly kind?: 'lines' | 'picture' | 'rupees' | 'packages';
}

interface SettingGroup {
  /** Where links of the page lead to it. */
  readonly at: string;
  readonly title: string;
  readonly fields: readonly SettingField[];
}

/** The form of the marketplace. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    at: 'name',
    title: words.groups.name,
    fields: [
      { name: 'name', required: true },
      { name: 'tagline', hint: words.hints.tagline, required: true },
      { name: 'logo', kind: 'picture' },
    ],
  },
  {
    at: 'contact',
    title: words.groups.contact,
    fields: [
      { name: 'phone', hint: words.hints.phone, type: 'tel', required: true },
      { name: 'chatPhone', hint: words.hints.chatPhone, type: 'tel' },
      { name: 'email', hint: words.hints.email, type: 'email', required: true },
      { name: 'address', hint: words.hints.lines, kind: 'lines', required: true },
      { name: 'helpHours', hint: words.hints.lines, kind: 'lines', required: true },
    ],
  },
  {
    at: 'links',
    title: words.groups.links,
    fields: [
      { name: 'facebook', hint: words.hints.links, type: 'url' },
      { name: 'instagram', type: 'url' },
      { name: 'youtube', type: 'url' },
      { name: 'x', type: 'url' },
      { name: 'android', type: 'url' },
      { name: 'ios', type: 'url' },
    ],
  },
  {
    at: 'offer',
    title: words.groups.offer,
    fields: [
      { name: 'packages', hint: words.hints.packages, kind: 'packages', required: true },
      { name: 'price', hint: words.hints.rupees, kind: 'rupees', required: true },
      { name: 'worth', hint: words.hints.rupees, kind: 'rupees', required: true },
      { name: 'benefits', hint: words.hints.benefits, kind: 'lines', required: true },
    ],
  },
];
