import { z } from 'zod';
import { agent, builder, city, locality, profile, project, property, role, sessionUser } from './entities';
import { recordId, text } from './primitives';

/**
 * Every error body, whatever the status: both places hold the same words. `code` and `params` are what the sentence says, in
 * no language; an error that only programs meet has none.
 */
export const errorBody = z.object({
  message: text(500),
  errors: z.object({ message: text(500) }),
  code: text(60).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const message = z.object({ message: text(500) });
const oneFile = z.object({ file: text(500).optional(), message: text(500).optional() });
const loggedIn = z.object({ message: text(500), user: sessionUser });

export const answers = {
  getHomeProjects: z.object({
    spotlight: z.array(project),
    reraApproved: z.array(project),
    topProjects: z.array(project),
  }),
  getHomeBuilders: z.array(builder),
  getHomeAgents: z.array(agent),
  getProperties: z.array(property),
  getProjects: z.array(project),
  getLocalities: z.array(locality),
  getAgents: z.array(agent),
  getAgent: agent,
  getBuilders: z.array(builder),
  /** A list of one; an unknown id answers an empty list. */
  getProperty: z.array(property).max(1),
  getProject: z.array(project).max(1),
  /** `newEnquiries`: of an agent, where a server counts them. */
  getCurrentUser: z.array(
    sessionUser.partial().extend({ _id: recordId, role, newEnquiries: z.number().int().nonnegative().optional() }),
  ),
  getMyProperties: z.array(property),
  deleteProperty: message,
  getProfile: profile,
  updateProfile: message,
  uploadProfilePicture: oneFile,
  postProperty: message,
  uploadPictures: z.object({ images: z.array(text(500)) }),
  uploadMainPicture: oneFile,
  searchCities: z.array(city),
  getCities: z.object({ citieslist: z.array(city) }),
  updateProperty: message,
  signUp: z.object({ id: recordId }),
  signIn: loggedIn,
  validateOtp: loggedIn,
  forgotPassword: z.object({ id: recordId, email: text(254) }),
  setPassword: z.object({ message: text(500).optional(), user: sessionUser }),
  sendEnquiry: message,
} as const;
