import { z } from 'zod'
import { endpoint, type Endpoint } from '../endpoint.ts'
import { Scope, scopes } from '../scopes.ts'

/**
 * A new app token and its code, for an app with its id and key; both are null when no token can be issued. 401
 * when id and secret do not match.
 */
export const generateToken = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/authorizer/token/generate',
  summary: 'A new app token.',
  input: z.object({
    id: z.string().min(1).max(200).describe('The lmsId of the site.'),
    secret: z.string().min(1).max(200).describe('The public key of the site.'),
    scopes: z
      .array(Scope)
      .max(scopes.length)
      .default([])
      .describe('What the token may be used for; all of it when none is named.'),
  }),
  output: z.object({ token: z.string().nullable(), code: z.string().nullable() }),
  access: 'public',
  entities: [],
  throttle: { times: 600, seconds: 60 },
})

/**
 * The version of the app that the server runs: the browser clears its storage when it differs from the stored
 * one.
 */
export const readVersion = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/authorizer/version',
  summary: 'The version of the app.',
  input: z.object({}),
  output: z.object({ version: z.string() }),
  access: 'public',
  entities: [],
})

/** Whether the AppToken header of this call is valid: the browser checks its token when it starts. */
export const validateToken = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/authorizer/validate',
  summary: 'Whether the app token holds.',
  input: z.object({}),
  output: z.object({ isValid: z.boolean() }),
  access: 'public',
  entities: [],
})

/** A province of Indonesia, by its code at the ministry of home affairs. */
export const Province = z.object({ id: z.string(), name: z.string() })
export type Province = z.output<typeof Province>

/** A city or regency (`kota`, `kabupaten`) of a province. */
export const City = z.object({ id: z.string(), provinceId: z.string(), name: z.string() })
export type City = z.output<typeof City>

/** Every province, by name. */
export const listProvinces = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/authorizer/provinces',
  summary: 'The provinces of Indonesia.',
  input: z.object({}),
  output: z.object({ items: z.array(Province) }),
  access: 'public',
  entities: [],
})

/** The cities and regencies of a province, by name; 404 when there is no such province. */
export const listCities = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/authorizer/cities',
  summary: 'The cities and regencies of a province.',
  input: z.object({ provinceId: z.string().min(1).max(20) }),
  output: z.object({ items: z.array(City) }),
  access: 'public',
  entities: [],
})

/** A province with its cities and regencies. */
export const Region = Province.extend({ cities: z.array(City.pick({ id: true, name: true })) })
export type Region = z.output<typeof Region>

/** Every province with its cities, both by name: one answer for a form that must work without scripts. */
export const listRegions = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/authorizer/regions',
  summary: 'The provinces of Indonesia with their cities.',
  input: z.object({}),
  output: z.object({ items: z.array(Region) }),
  access: 'public',
  entities: [],
})

/** The calls that are made before there is an app token: they take each token, whatever its scopes. */
export const callsBeforeToken: readonly Endpoint[] = [generateToken, readVersion, validateToken]

export const authorizerEndpoints = [
  generateToken,
  readVersion,
  validateToken,
  listProvinces,
  listCities,
  listRegions,
]
