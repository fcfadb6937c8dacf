import type { AgentRecord } from '@/api/records';
import { languagesOf, listingCountOf, placesOf, experienceOf } from '@/features/agent/agentFacts';
import { agentChoices, filterAgents, type AgentFilters } from '@/features/agent/filterAgents';

const lakshmi: AgentRecord = { _id: 'a', username: 'Lakshmi Naidu', languages: null, expertiseLocation: null };
const venkat: AgentRecord = {
  _id: 'b',
  username: 'venkat99',
  name: 'Venkat Babu',
  languages: ['Tamil', 'english'],
  expertiseLocation: 'Renigunta, Alipiri',
  locations: ['alipiri', 'Korlagunta'],
};
const cities = [
  { name: 'Tirupati', localities: ['Alipiri', 'Korlagunta', 'Main Road'] },
  { name: 'Renigunta', localities: ['Main Road', 'Gajulamandyam'] },
  { name: 'Puttur', localities: ['Nesanur'] },
];
const all: AgentFilters = { name: '', city: '', locality: '', language: '', order: '' };
const ids = (filters: Partial<AgentFilters>) =>
  filterAgents([lakshmi, venkat], { ...all, ...filters }, cities).map(({ _id }) => _id);

describe('realtor filters', () => {
  it('narrows by name, city, locality and language, ignoring case [AGENT-10]', () => {
    expect(ids({})).toEqual(['a', 'b']);
    expect(ids({ name: 'naidu' })).toEqual(['a']);
    expect(ids({ name: 'babu' })).toEqual(['b']);
    expect(ids({ city: 'renigunta' })).toEqual(['b']);
    expect(ids({ locality: 'ALIPIRI' })).toEqual(['b']);
    expect(ids({ city: 'Renigunta', locality: 'Korlagunta' })).toEqual(['b']);
    expect(ids({ city: 'Tirupati', locality: 'Korlagunta' })).toEqual([]);
    expect(ids({ language: 'English' })).toEqual(['a', 'b']);
    expect(ids({ language: 'Tamil', name: 'lak' })).toEqual([]);
  });

  it('counts an agent without a place as working in Tirupati, one without languages as speaking Telugu and English [AGENT-8]', () => {
    expect(placesOf(lakshmi)).toEqual(['Tirupati']);
    expect(languagesOf(lakshmi)).toEqual(['Telugu', 'English']);
    expect(ids({ city: 'Tirupati' })).toEqual(['a']);
    expect(ids({ language: 'Telugu' })).toEqual(['a']);
  });

  it('offers cities as cities and other places as localities, each once [AGENT-10]', () => {
    expect(agentChoices([lakshmi, venkat], cities, '')).toEqual({
      cities: ['Renigunta', 'Tirupati'],
      localities: ['Alipiri', 'Korlagunta'],
      languages: ['English', 'Tamil', 'Telugu'],
    });
  });

  it('offers in a chosen city the places of who works there, and none that is elsewhere [AGENT-10]', () => {
    const ravi: AgentRecord = {
      _id: 'c',
      expertiseLocation: 'Renigunta',
      locations: ['Main Road', 'Nesanur', 'Old Bus Stand'],
    };
    const offered = (city: string) => agentChoices([lakshmi, ravi], cities, city).localities;
    expect(offered('Renigunta')).toEqual(['Main Road', 'Old Bus Stand']);
    expect(offered('Tirupati')).toEqual([]);
    expect(offered('')).toEqual(['Main Road', 'Nesanur', 'Old Bus Stand']);
  });

  it('knows the city of an agent who names localities alone [AGENT-10]', () => {
    const meena: AgentRecord = { _id: 'd', expertiseLocation: 'Nesanur' };
    expect(agentChoices([meena], cities, '').cities).toEqual(['Puttur']);
    expect(filterAgents([meena], { ...all, city: 'puttur' }, cities)).toEqual([meena]);
    expect(filterAgents([meena], { ...all, city: 'Tirupati' }, cities)).toEqual([]);
  });

  it('takes no locality for the city that it is called after [AGENT-1, AGENT-10]', () => {
    const sita: AgentRecord = { _id: 'e', expertiseLocation: 'Tirupati, Renigunta Road' };
    const known = [{ name: 'Tirupati', localities: ['Renigunta Road'] }, ...cities.slice(1)];
    const there = (agent: AgentRecord, city: string) => filterAgents([agent], { ...all, city }, known).length;
    expect(['Renigunta', 'tirupati'].map((city) => there(sita, city))).toEqual([0, 1]);
    const vague: AgentRecord = { _id: 'f', expertiseLocation: 'Tirupati Rural, all over Renigunta' };
    expect(['Renigunta', 'Tirupati', 'Puttur'].map((city) => there(vague, city))).toEqual([1, 1, 0]);
  });

  it('takes no place for a city or a locality before the cities are known, and filters by what is named [AGENT-10]', () => {
    expect(agentChoices([venkat], [], '')).toMatchObject({ cities: [], localities: [] });
    expect(filterAgents([lakshmi, venkat], { ...all, city: 'Renigunta' }, [])).toEqual([venkat]);
  });

  it('says years and listings in words, and no years when they are unknown [AGENT-2]', () => {
    expect(experienceOf({ _id: 'a', realEstateExperience: 1 })).toBe('1 year of experience');
    expect(experienceOf({ _id: 'a', realEstateExperience: 0 })).toBe('Less than a year of experience');
    expect(experienceOf({ _id: 'a', realEstateExperience: null })).toBeNull();
    expect(listingCountOf({ _id: 'a', propertyListings: 1204 })).toBe('1,204 listings');
    expect(listingCountOf({ _id: 'a', propertyIds: ['x'] })).toBe('1 listing');
  });
});
