import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { writeName, writePlainText } from '../messages.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { fieldControls } from '../field-controls.ts'
import { Email, Honeypot, PersonName, Phone } from './account.ts'
import { sharedAddress } from '../shared-address.ts'

/** A participating school. */
export const School = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  province: z.string(),
  isActive: z.boolean(),
})
export type School = z.output<typeof School>

const Title = z
  .string()
  .trim()
  .min(3)
  .max(120)
  .regex(/^[^\p{Cc}<>]*$/u, {
    error: writeName,
  })
const cityId = z
  .string()
  .regex(/^\d{2}\.\d{2}$/, {
    error: bilingual({
      id: 'Harus id sebuah kota, seperti dari v1/authorizer/cities.',
      en: 'It must be the id of a city, as v1/authorizer/cities gives it.',
    }),
  })
  .register(fieldControls, { control: 'city' })

/** Why a school is refused, as its contact reads it. */
const Reason = z
  .string()
  .trim()
  .min(3)
  .max(500)
  .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, { error: writePlainText })

/** Every approved school, by name. */
export const listSchools = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/school/list',
  summary: 'The schools of this site.',
  input: z.object({}),
  output: z.object({ items: z.array(School) }),
  access: 'public',
  entities: ['program'],
})

/**
 * Registers a school, which is listed after the staff of the site have approved it. 409 for a second one of its
 * name and city.
 */
export const registerSchool = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/school/register',
  summary: 'Register a school.',
  input: z.strictObject({
    name: Title,
    cityId,
    students: z.int().min(0).max(100_000).default(0),
    contactName: PersonName,
    contactRole: z.string().trim().max(80).optional(),
    contactEmail: Email,
    contactPhone: Phone,
    website: Honeypot,
  }),
  output: z.object({ id: z.string(), name: z.string() }),
  access: 'public',
  entities: [],
  success: 201,
  throttle: { times: 5, seconds: 600 },
  isRepeatable: true,
  hasReceipt: true,
})

const staff = ['superadmin', 'admin', 'lead_program', 'lead_region'] as const

/** Schools that wait for approval, oldest first, with their contacts; a lead knows those of its programme or province. */
export const listPendingSchools = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/school/pending',
  summary: 'Schools that wait for approval.',
  input: z.object(paging(10)),
  output: listOf(
    School.extend({
      students: z.int().nonnegative(),
      contactName: z.string(),
      contactRole: z.string().nullable(),
      contactEmail: z.string(),
      contactPhone: z.string(),
      registeredAt: z.string(),
    }),
  ),
  access: staff,
  entities: [],
})

/**
 * Lists a school that registered, and mails its contact. Approving it again changes nothing. Null and 404 for
 * an unknown school.
 */
export const approveSchool = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/school/approve',
  summary: 'Approve a school that registered.',
  input: z.strictObject({ id: z.uuid() }),
  output: School,
  access: staff,
  entities: [],
})

/**
 * Refuses a school that waits for approval, and mails the reason to its contact. The school can be restored like
 * one that was deleted. Null and 404 for a school that does not wait.
 */
export const rejectSchool = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/school/reject',
  summary: 'Refuse a school that registered, with the reason.',
  input: z.strictObject({ id: z.uuid(), reason: Reason }),
  output: z.object({ id: z.string(), name: z.string() }),
  access: staff,
  entities: [],
})

const Member = z.strictObject({
  name: PersonName,
  email: Email,
  role: z.string().trim().max(60).optional(),
})

const teamInput = z
  .strictObject({
    name: Title,
    event: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(60)
      .default('liga-smk'),
    schoolId: z.uuid().register(fieldControls, { control: 'school' }).optional(),
    schoolName: Title.optional(),
    cityId: cityId.optional(),
    mentorName: PersonName,
    mentorPhone: Phone,
    members: z.array(Member).min(1).max(5),
    website: Honeypot,
  })
  .refine(({ schoolId, schoolName }) => schoolId !== undefined || schoolName !== undefined, {
    error: bilingual({
      id: 'Pilih sekolah, atau tulis namanya.',
      en: 'Choose a school, or write its name.',
    }),
    path: ['schoolId'],
  })
  .refine(({ members }) => new Set(members.map(({ email }) => email)).size === members.length, {
    error: bilingual({
      id: 'Setiap anggota memakai alamat surelnya sendiri.',
      en: 'Each member has an address of their own.',
    }),
    path: ['members'],
  })
const Registered = z.object({ id: z.string(), name: z.string(), event: z.string() })

/** A team with its members, as its owner and the staff read it. */
const RegisteredTeam = Registered.extend({
  school: z.string(),
  mentorName: z.string(),
  members: z.int().nonnegative(),
  score: z.int().nullable().optional(),
  registeredAt: z.string(),
})

/** Registers a team for an event. 409 when the event has a team of this name. */
export const registerTeam = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/team/register',
  summary: 'Register a team.',
  input: teamInput,
  output: Registered,
  access: 'public',
  entities: [],
  success: 201,
  throttle: sharedAddress,
  isRepeatable: true,
  hasReceipt: true,
})

/** The same for a caller, to whom the team belongs. */
export const registerOwnTeam = endpoint({
  ...registerTeam,
  path: 'v1/auth/team/register',
  summary: 'Register a team of your own.',
  access: 'user',
})

/** The teams that the caller registered, newest first. */
export const listOwnTeams = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/auth/team/list',
  summary: 'The teams that you registered.',
  input: z.object({ ...paging(10) }),
  output: listOf(RegisteredTeam),
  access: 'user',
  entities: [],
})

/** Registered teams, newest first; a lead sees those of its programme or province. */
export const listTeams = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/team/list',
  summary: 'Registered teams.',
  input: z.object({
    ...paging(10),
    event: z.string().max(60).optional(),
    search: z.string().max(200).optional().describe('Words of the team, its school or its mentor.'),
  }),
  output: listOf(RegisteredTeam),
  access: staff,
  entities: [],
})

export const schoolEndpoints = [
  listSchools,
  registerSchool,
  listPendingSchools,
  approveSchool,
  rejectSchool,
  registerTeam,
  registerOwnTeam,
  listOwnTeams,
  listTeams,
]
