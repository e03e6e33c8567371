import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { DeclaredForm } from '#schemas/declared-field.ts'
import type { FieldShapes } from '#schemas/forms/field-shape.ts'
import type { FormValues } from '#schemas/page-boot.ts'

/** What a block sends: the page renders its form, and takes its post for the block. */
export interface Action {
  endpoint: Endpoint
  /** The endpoint in its place for a sender who is signed in; it takes the same inputs. */
  signedIn?: Endpoint | undefined
  /** The inputs that visitors fill in, in the order of the form. */
  fields: readonly string[]
  /** Inputs that the server sets from the node's props: the browser never sends them. */
  fixed: Readonly<Record<string, unknown>>
  /** Fields that are never sent back to the browser, such as passwords. */
  secrets: readonly string[]
  /** The path of the page that success leads to; without it the page itself, with a notice. */
  to?: string | undefined
  /**
   * What the inputs take, for a form whose fields are not written in its block: the server puts numbers, lists and
   * groups together by them, and the form chooses its controls.
   */
  shapes?: FieldShapes
  /** What is sent for what was filled in, for a form whose fields are not inputs of its endpoint. */
  read?(values: FormValues): FormReading
  /**
   * The fields that the node itself declares: they are sent as `values`, with the page and the node, by which the
   * endpoint finds them again.
   */
  declared?: DeclaredForm
  /** What visitors agree to by sending: it is stored with the moment, beside what they sent. */
  consent?: string | undefined
  /** What is wrong with the declaration itself, each at a pointer into the props. */
  faults?: readonly ActionFault[]
}

/** The input that a form was read as, with the query of the page that success leads to; or what is wrong, by field. */
export type FormReading =
  | { input: Readonly<Record<string, unknown>>; search: string }
  | { faults: readonly { field: string; message: string }[] }

/** Something in the props of a node that its endpoint does not allow. */
export interface ActionFault {
  pointer: string
  message: string
}

type Field<I extends z.ZodType> = Extract<keyof z.input<I>, string>

interface Sending<I extends z.ZodType> {
  fields: readonly Field<I>[]
  fixed?: Partial<z.input<I>>
  secrets?: readonly Field<I>[]
  to?: string | undefined
  consent?: string | undefined
}

/**
 * Declares what a block sends; an input that the endpoint does not have does not compile.
 * @example action: ({ thanks }) => action(createAppointment, { fields: ['name', 'email'], to: thanks })
 */
export const action = <I extends z.ZodType>(
  endpoint: Endpoint<I>,
  { fields, fixed = {}, secrets = [], to, consent }: Sending<I>,
): Action => ({ endpoint, fields, fixed: { ...fixed }, secrets, to, consent })
