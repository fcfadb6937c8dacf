import { plural } from '@/domain/text';

/** Texts of the projects list and of a project's page; those of the specification stand to the letter. */
export const projectTexts = {
  // Cards
  viewNumber: 'View Number',
  readMore: 'Read More',
  brochure: 'Brochure',
  // Detail
  detailLoading: 'Loading the project',
  detailFailed: 'The project did not load',
  restFailed: 'The rest of this project did not load',
  notFoundTitle: 'We could not find this project',
  notFoundText: 'It may have been taken down, or the link is incomplete.',
  notFoundAction: 'See all projects',
  downloadBrochure: 'Download brochure',
  noAbout: 'The builder has not described this project yet.',
  noFloorPlan: 'No floor plan for this configuration yet.',
  noFloorPlans: 'No floor plans have been added yet.',
  noSpecifications: 'No specifications have been added yet.',
  noAmenities: 'No amenities have been listed yet.',
  noBrochure: 'No Brochure',
  noLocation: 'No Location',
  playVideo: 'Play the video',
  foreignVideo: 'This video is at an address we do not show here.',
  others: 'Other projects',
} as const;

/** The words of the projects list; of those around its cards `CardListWords` says when they are shown. */
export const listTexts = {
  status: (total: number) => plural(total, 'result', 'results'),
  loading: 'Loading projects',
  done: (total: number | null) => (total === null ? 'Show results' : `Show ${plural(total, 'project', 'projects')}`),
  showMore: 'Show more',
  emptyTitle: 'No projects match these filters',
  emptyText: 'Remove one of them, or clear them all to see every project.',
  nothingTitle: 'No projects are on offer right now',
  nothingText: 'New projects come in often. Please check back soon.',
  clear: 'Clear Filters',
  failedTitle: 'The projects did not load',
  failedText: 'This may be the connection or our server. Please try again.',
  failedMore: 'The next projects did not load.',
  retry: 'Retry',
} as const;
