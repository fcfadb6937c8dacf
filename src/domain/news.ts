import { NEWS_HEADLINES, type NewsHeadline, type NewsSlug } from './newsHeadlines';

export interface NewsArticle extends NewsHeadline {
  /** Paragraphs, in order. */
  readonly body: readonly string[];
  readonly picture: { readonly src: string; readonly alt: string } | null;
}

const BODIES: Readonly<Record<NewsSlug, readonly string[]>> = {
  'checking-tuda-and-rera-approval': [
    'Two offices matter when you buy in and around Tirupati. The Tirupati Urban Development Authority (TUDA) or the local body approves the layout and the building plan. The Andhra Pradesh Real Estate Regulatory Authority (AP RERA) registers projects that are sold to the public. The first says that the place may be built as drawn; the second makes the seller answerable for what was promised.',
    'As a rule, a project must be registered with RERA before it is advertised or sold when its land is larger than 500 square metres or it has more than eight units, counting all phases. A single house sold by its owner, a resale flat and a completed building with its completion certificate need no registration. If a seller of a new project says that the number is still awaited, wait too: no booking amount may be taken before it.',
    'Ask for the registration number and look it up yourself on the authority’s site, rera.ap.gov.in, under registered projects. Compare five things with what you were told: the name of the promoter, the survey numbers, the number of floors and units, the date of completion, and the list of quarterly updates. A project whose updates stopped a year ago tells you more than any brochure.',
    'For a layout, ask for the approval number and the approved drawing. On the drawing, find your plot number, its four sides in metres, the road in front of it and the open space. Then stand on the plot and compare. Parks and road land are handed over to the local body, so a plot carved out of either cannot be yours, whatever the agreement says.',
    'For a flat, ask for the building permit with its plan, and, when the building is ready, for the occupancy certificate. Count the floors: one more than the plan shows is an unapproved floor, and banks do not lend on it. Water, power and a later resale all ask for the same paper.',
    'The law limits what may be taken early: not more than 10 percent of the price before an agreement for sale is signed and registered. It also gives you the carpet area as the measure of the price, and five years in which structural faults are repaired without charge. Keep every receipt, and pay by bank transfer only.',
  ],
  'home-loan-basics-with-emi-numbers': [
    'An EMI is one fixed sum a month that pays interest and a part of the loan. Three things decide it: the amount, the yearly rate and the number of years. For every ₹1 lakh borrowed at 8.5% over 20 years, you pay ₹868 a month. Multiply by your own number of lakhs and you are close enough for a first visit to the bank.',
    'Take a loan of ₹40 lakh at 8.5%. Over 15 years the EMI is ₹39,390 and the interest adds up to ₹30.9 lakh. Over 20 years it is ₹34,713 and ₹43.3 lakh. Over 25 years it is ₹32,209 and ₹56.6 lakh. The last five years lower the EMI by only ₹2,504 and cost ₹13.3 lakh more. Choose the shortest term whose EMI you can pay in a bad month.',
    'Half a point matters as well. At 9% instead of 8.5%, the same loan over 20 years costs ₹35,989 a month, which is ₹1,276 more and about ₹3.06 lakh over the whole term. Most home loans float with an outside benchmark, so ask how often the rate is reset and what spread the bank adds to it.',
    'Banks do not lend the whole price. The usual limits are 90% of the value for loans up to ₹30 lakh, 80% up to ₹75 lakh and 75% above. Stamp duty and registration are not counted in, so they come out of your pocket: plan about 7.5% of the document’s value for both together, and check the day’s rates at the sub-registrar’s office. For a flat of ₹50 lakh that means at least ₹10 lakh of your own and about ₹3.75 lakh of duties.',
    'As a rule of thumb, all EMIs together should stay below 40% of what you take home. With ₹90,000 a month and a car loan of ₹8,000, that leaves ₹28,000 for the house, or a loan of about ₹32 lakh at 8.5% over 20 years. The bank also looks at your credit score; ask for your free yearly report before it does, and have mistakes corrected first.',
    'Floating-rate home loans to individuals carry no charge for early repayment. One extra EMI a year, paid from a bonus, takes years off a 20-year loan. And if the price is ₹50 lakh or more, remember that the buyer deducts 1% as tax at source and pays it to the income-tax department, not to the seller.',
  ],
  'buying-a-plot-road-patta-encumbrance': [
    'A plot has no walls to look at, so its worth lies in papers and in measurements. Take a day for each before you give a token amount. Most disputes around Tirupati begin with a road that was narrower than drawn, a title with a gap, or land that could never have been sold.',
    'Begin with the road. Measure from boundary to boundary, not only the tar. Roads in recently approved layouts are commonly 40 feet (12 metres) wide; older lanes may have 20 or less. The width decides how many floors you may build and how much you must leave open in front, so ask the town planning office what your width allows before you pay for a view. A lane that runs over somebody else’s land needs a registered right of way.',
    'Then the title. In a town, ask for the registered sale deed and the link documents behind it, for 30 years without a gap. For land that was agricultural, the patta or pattadar passbook names the holder, and the records 1-B and Adangal show the survey number, the extent and the kind of land; they can be looked up on meebhoomi.ap.gov.in. The name, the survey number and the extent must be the same in all of them. Also ask for the record that the land was converted to non-agricultural use.',
    'The encumbrance certificate lists every registered sale, gift, mortgage and release for a property. Ask for 30 years, from the sub-registrar or on the site of the Registration and Stamps Department, registration.ap.gov.in. A mortgage in it must be followed by its release. Remember what it cannot show: unregistered agreements, court cases, and tax arrears. For these, have a lawyer read the papers, and ask the neighbours who they think owns the land.',
    'Look up the list of prohibited properties (section 22-A) on the same site. It holds government, temple and endowment lands, of which there are many around Tirupati; a sale of such land is not registered, and money paid for it is hard to get back. Land assigned to the landless and land under tanks and channels belong to the same family of trouble.',
    'Last, the measure. Local sellers speak of ankanam: 36 square feet here, 72 in other districts. So write the area into the agreement in square yards or square metres as well. A plot of 50 ankanam is 1,800 square feet, or 200 square yards. Have a licensed surveyor set the four corners with you and the seller present, and take a photo of each stone.',
  ],
};

/** The three articles that stand where the operator wrote none, the newest first [HOME-10]. */
export const NEWS: readonly NewsArticle[] = NEWS_HEADLINES.map((headline) => ({
  ...headline,
  body: BODIES[headline.slug],
  picture: null,
}));

/** The one of an address, or undefined. */
export const articleOf = (slug: string | undefined): NewsArticle | undefined =>
  NEWS.find((article) => article.slug === slug);
