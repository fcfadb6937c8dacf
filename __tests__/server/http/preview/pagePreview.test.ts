import { findScreen } from '@/domain/findScreen';
import { headline } from '@/domain/headlines';
import { NEWS_HEADLINES } from '@/domain/newsHeadlines';
import { FLAT, LISTING, pagesWorld } from '../../../support/server/pagesWorld';
import { AGENT, idOf, NOW, USER } from '../../../support/server/world';

const NASTY = `Plot "A" </title></script><script>alert('x')</script> & call +91 98480 12345`;
const world = pagesWorld();
const { page, addListing } = world;

beforeAll(async () => {
  await addListing('nasty', {
    ...FLAT,
    name: NASTY,
    about: NASTY,
    city: '"><b>',
    propertyMainImage: 'https://x.example/a".jpg',
  });
  await addListing('bare', {}, 1, USER.id);
  await addListing('review', FLAT, 0);
  await addListing('gone', FLAT, 2);
  await addListing('foreign', {
    ...FLAT,
    name: null,
    propertyMainImage: 'javascript:alert(1)',
    kitchen: ['https://x.example/k.png'],
  });
});

describe('the link of a listing', () => {
  const url = `/properties-listing?id=${LISTING}`;

  it('shows the words of its screen, its price, its place and its picture [PDET-2, PDET-3, ROUTE-5]', async () => {
    const { statusCode, titles, tags, canonical } = await page(`${url}&utm_source=chat`);
    expect(statusCode).toBe(200);
    expect(titles).toEqual([`${headline(FLAT)} – Gruham`]);
    const description = tags.get('description') ?? '';
    expect(description).toMatch(
      /^2 BHK Apartment in Korlagunta, Tirupati · ₹45.50 L · 1,275 sq ft built-up area · Ready to move/,
    );
    expect(description).toMatch(/Ready to move\. A bright home\. A/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(canonical).toBe(`http://gruham.example${url}`);
    expect(Object.fromEntries(tags)).toMatchObject({
      'og:title': 'Garuda Nilayam',
      'og:description': description,
      'og:type': 'website',
      'og:url': `http://gruham.example${url}`,
      'og:site_name': 'Gruham',
      'og:image': 'http://gruham.example/uploads/house-1-1280x960.jpg',
      'og:image:width': '1280',
      'og:image:height': '960',
      'twitter:card': 'summary_large_image',
    });
    expect(tags.has('robots')).toBe(false);
  });

  it('says it in schema.org’s words too', async () => {
    const { data } = await page(url);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: 'Garuda Nilayam',
      url: `http://gruham.example${url}`,
      datePosted: new Date(NOW).toISOString(),
      mainEntity: {
        '@type': ['Product', 'Apartment'],
        numberOfBedrooms: 2,
        address: {
          addressLocality: 'Korlagunta, Tirupati',
          addressRegion: 'Andhra Pradesh',
          addressCountry: 'IN',
        },
        offers: {
          '@type': 'Offer',
          price: 4550000,
          priceCurrency: 'INR',
          seller: { name: 'Lakshmi', url: `http://gruham.example/agentdetails/${AGENT.id}` },
        },
      },
    });
  });

  it('gives no phone number and no street, wherever they were written [FMT-4]', async () => {
    for (const id of [LISTING, 'nasty']) {
      const { body } = await page(`/properties-listing?id=${id}`);
      expect(body).not.toMatch(/9848|12345|900000000/);
      expect(body).not.toMatch(/strangers/);
    }
  });

  it('puts nothing into the page as markup', async () => {
    const { body, tags, titles, data } = await page('/properties-listing?id=nasty');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.match(/<\/(script|title)>/g)).toHaveLength(2);
    expect(body).not.toContain('<b>');
    expect(titles[0]).toContain(`Plot "A" </title></script><script>alert('x')</script> & call`);
    expect(tags.get('og:title')).toBe(`Plot "A" </title></script><script>alert('x')</script> & call`);
    expect(data).toMatchObject({ name: `Plot "A" </title></script><script>alert('x')</script> & call` });
    expect(tags.get('og:image')).toBe('https://x.example/a%22.jpg');
  });

  it('works for one of which nothing is known, and names no private owner', async () => {
    const { statusCode, titles, tags, data } = await page('/properties-listing?id=bare');
    expect([statusCode, titles]).toEqual([200, ['Property – Gruham']]);
    expect(tags.get('description')).toBe('Property · Price on request');
    expect(tags.has('og:image')).toBe(false);
    expect(tags.get('twitter:card')).toBe('summary');
    expect(JSON.stringify(data)).not.toMatch(/offers|Ravi|price/);
  });

  it('takes the first picture that is safe, and tells no size that it does not know', async () => {
    const { tags, titles } = await page('/properties-listing?id=foreign');
    expect(titles).toEqual(['2 BHK Apartment in Korlagunta – Gruham']);
    expect(tags.get('og:image')).toBe('https://x.example/k.png');
    expect(tags.has('og:image:width')).toBe(false);
  });

  it.each(['review', 'gone', 'nobody', 'x'.repeat(5000), "' or 1=1 --"])(
    'is not found, and not to be found, for %.40s [ROUTE-16]',
    async (id) => {
      const { statusCode, titles, tags, canonical, data } = await page(
        `/properties-listing?id=${encodeURIComponent(id)}`,
      );
      expect([statusCode, titles, canonical, data]).toEqual([
        id === 'gone' ? 410 : 404,
        ['Page not found – Gruham'],
        null,
        null,
      ]);
      expect(tags.get('robots')).toBe('noindex');
      expect(tags.get('description')).toBe('The plain words');
    },
  );
});

describe('other records', () => {
  it('shows a project [JDET-1]', async () => {
    const [project] = world.base.projects;
    const url = `/properties-listing-one?id=${project?.id ?? ''}`;
    const { statusCode, titles, tags, canonical, data } = await page(url);
    expect([statusCode, titles, canonical]).toEqual([200, ['Project 0 – Gruham'], `http://gruham.example${url}`]);
    expect(tags.get('description')).toMatch(
      /^Villa in Alipiri, Tirupati · ₹25.00 L – ₹50.00 L · 1, 2 BHK · Under construction/,
    );
    expect(data).toMatchObject({ '@type': 'ApartmentComplex', address: { addressLocality: 'Alipiri, Tirupati' } });
  });

  it('takes land for no complex of apartments', async () => {
    const venture = world.base.projects.find(({ doc }) => doc.propertyType === 'Venture');
    const { data } = await page(`/properties-listing-one?id=${venture?.id ?? ''}`);
    expect(data).toMatchObject({ '@type': 'Place' });
  });

  it('shows an agent, without what is private [AGENT-4]', async () => {
    const { statusCode, titles, tags, data, body } = await page(`/agentdetails/${AGENT.id}`);
    expect([statusCode, titles]).toEqual([200, ['Lakshmi – Gruham']]);
    expect(tags.get('og:type')).toBe('profile');
    expect(tags.get('og:image:width')).toBe('640');
    expect(data).toMatchObject({
      '@type': 'RealEstateAgent',
      url: `http://gruham.example/agentdetails/${AGENT.id}`,
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
    });
    expect(body).not.toMatch(/9000000001|agent@example|123412341234|A street/);
    expect((await page(`/agentdetails/${USER.id}`)).statusCode).toBe(404);
    expect((await page('/agentdetails/%zz')).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('shows a builder’s page [BUILD-5]', async () => {
    const { titles, data } = await page(`/buildersdevelopers?id=${idOf('builder', 1)}`);
    expect(titles).toEqual(['Seshachala Homes – Gruham']);
    expect(data).toMatchObject({ '@type': 'Organization', foundingDate: '1998' });
    expect((await page('/buildersdevelopers?id=none')).statusCode).toBe(404);
  });

  it('shows an article, and none that is not there [HOME-10]', async () => {
    const [article] = NEWS_HEADLINES;
    const { titles, tags, data } = await page(`/news/${article.slug}`);
    expect(titles).toEqual([`${article.title} – Gruham`]);
    expect(tags.get('og:type')).toBe('article');
    expect(data).toMatchObject({ '@type': 'NewsArticle', datePublished: article.date });
    expect((await page('/news/none')).statusCode).toBe(404);
  });
});

describe('lists', () => {
  it('says what was chosen, under one address however it was written [ROUTE-2, ROUTE-17]', async () => {
    const { titles, tags, canonical } = await page(
      '/properties?utm=1&bhkType=2%20BHK&selectedSubtype=Apartment&city=tirupati&minPrice=x&maxPrice=5000000',
    );
    expect(titles).toEqual(['2 BHK flats in Tirupati under ₹50 lakh – Gruham']);
    expect(tags.get('description')).toMatch(/^2 BHK flats in Tirupati under ₹50 lakh – /);
    expect(canonical).toBe(
      'http://gruham.example/properties?city=Tirupati&selectedSubtype=Flat%2FApartment&bhkType=2&maxPrice=5000000',
    );
    expect(tags.has('robots')).toBe(false);
  });

  it.each([
    ['/properties', 'Properties – Gruham', '/properties'],
    [
      '/projects?city=Puttur&selectedSubtype=villa',
      'Villa projects in Puttur – Gruham',
      '/projects?city=Puttur&selectedSubtype=Villa',
    ],
    ['/projects?transactionType=New', 'Projects – Gruham', '/projects'],
    ['/realestateagents?name=x', 'Realtors in Tirupati – Gruham', '/realestateagents'],
    ['/realestateagents?city=Tirupati', 'Realtors in Tirupati – Gruham', '/realestateagents'],
    ['/realestateagents?city=all', 'Realtors – Gruham', '/realestateagents?city=all'],
    ['/realestateagents?city=Puttur', 'Realtors in Puttur – Gruham', '/realestateagents?city=Puttur'],
    ['/buildersdevelopers?name=x', 'Builders and developers – Gruham', '/buildersdevelopers'],
    ['/home-loans?amount=1', 'Home loans – Gruham', '/home-loans'],
  ])('%s', async (url, title, canonical) => {
    const facts = await page(url);
    expect([facts.statusCode, facts.titles, facts.canonical]).toEqual([
      200,
      [title],
      `http://gruham.example${canonical}`,
    ]);
    expect(facts.tags.get('description')?.length).toBeLessThanOrEqual(160);
  });

  it.each([
    '/properties?city=Win+a+prize,+call+9848012345',
    '/properties?selectedSubtype=Castle',
    '/properties?locality=Nowhere',
    '/properties?locality=Alipiri%7CNowhere',
    '/properties?transactionType=Swap',
    '/projects?possessionStatus=Soon',
    '/realestateagents?city=Elsewhere',
  ])('does not say in the site’s name what anybody wrote into an address: %s', async (url) => {
    const { statusCode, titles, tags, canonical } = await page(url);
    const title = findScreen(url.replace(/\?.*/, ''))?.screen.title ?? '';
    expect([statusCode, titles, canonical, tags.get('robots')]).toEqual([200, [`${title} – Gruham`], null, 'noindex']);
  });
});
