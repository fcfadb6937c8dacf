import type { AgentRecord } from '@/api/records';
import { languagesOf, listingCountOf, placesOf, yearsOf } from '@/features/agent/agentFacts';
import { agentChoices, filterAgents } from '@/features/agent/filterAgents';

const lakshmi: AgentRecord = { _id: 'a', username: 'Lakshmi Naidu', languages: null, expertiseLocation: null };
const venkat: AgentRecord = {
  _id: 'b',
  username: 'venkat99',
  name: 'Venkat Babu',
  languages: ['Tamil', 'english'],
  expertiseLocation: 'Renigunta, Alipiri',
  locations: ['alipiri', 'Korlagunta'],
};
const all = { name: '', city: '', language: '' };
const ids = (filters: Partial<typeof all>) =>
  filterAgents([lakshmi, venkat], { ...all, ...filters }).map(({ _id }) => _id);

describe('realtor filters', () => {
  it('narrows by name, city and language, ignoring case [AGENT-10]', () => {
    expect(ids({})).toEqual(['a', 'b']);
    expect(ids({ name: 'naidu' })).toEqual(['a']);
    expect(ids({ name: 'babu' })).toEqual(['b']);
    expect(ids({ city: 'renigunta' })).toEqual(['b']);
    expect(ids({ language: 'English' })).toEqual(['a', 'b']);
    expect(ids({ language: 'Tamil', name: 'lak' })).toEqual([]);
  });

  it('counts an agent without a place as working in Tirupati, one without languages as speaking Telugu and English [AGENT-8]', () => {
    expect(placesOf(lakshmi)).toEqual(['Tirupati']);
    expect(languagesOf(lakshmi)).toEqual(['Telugu', 'English']);
    expect(ids({ city: 'Tirupati' })).toEqual(['a']);
    expect(ids({ language: 'Telugu' })).toEqual(['a']);
  });

  it('offers each place and language once', () => {
    expect(agentChoices([lakshmi, venkat])).toEqual({
      cities: ['Alipiri', 'Korlagunta', 'Renigunta', 'Tirupati'],
      languages: ['English', 'Tamil', 'Telugu'],
    });
  });

  it('says years and listings in words, and no years when they are unknown [AGENT-2]', () => {
    expect(yearsOf({ _id: 'a', realEstateExperience: 1 })).toBe('1 year');
    expect(yearsOf({ _id: 'a', realEstateExperience: 0 })).toBe('Less than a year');
    expect(yearsOf({ _id: 'a', realEstateExperience: null })).toBeNull();
    expect(listingCountOf({ _id: 'a', propertyListings: 1204 })).toBe('1,204 listings');
    expect(listingCountOf({ _id: 'a', propertyIds: ['x'] })).toBe('1 listing');
  });
});
