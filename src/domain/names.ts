import * as words from '@/words/labels';
import { label } from './label';

type Word = string | null | undefined;

/** The name an agent goes by: the username, else the name. */
export const agentName = ({ username, name }: { readonly username?: Word; readonly name?: Word } = {}): string =>
  username?.trim() || name?.trim() || words.nameless.agent;

export const builderName = ({ name }: { readonly name?: Word }): string => name ?? words.nameless.builder;

export const projectName = ({ name }: { readonly name?: Word }): string => name ?? words.nameless.project;

/** Where a listing or a project is: "Korlagunta, Tirupati"; '' when nothing is known. */
export const placeLabel = ({ locality, city }: { readonly locality?: Word; readonly city?: Word }): string =>
  [locality, city].flatMap((name) => (name ? [label(name)] : [])).join(', ');
