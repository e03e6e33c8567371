import { type SQL, sql } from 'drizzle-orm'

/** The columns by which rows of a person are found: of the account, or of the address that they carry; either will do. */
type FoundBy = { account: string; email?: string } | { account?: string; email: string }

/** What a table stores about a person, and what is left when the person is erased. */
export interface PersonRows {
  table: string
  foundBy: FoundBy
  /** The columns that the person receives; none for secrets. */
  exported: readonly string[]
  /** `keep` is for rows that are needed further and identify no person once the account is erased. */
  erasing: 'delete' | 'keep' | SQL
}

const nobody = sql`'—'`

/** Every table with rows of a person; accounts come last, since others point there. */
export const personRows: readonly PersonRows[] = [
  {
    table: 'account_passwords',
    foundBy: { account: 'account_id' },
    exported: [],
    erasing: 'delete',
  },
  { table: 'account_tokens', foundBy: { account: 'account_id' }, exported: [], erasing: 'delete' },
  {
    table: 'account_identities',
    foundBy: { account: 'account_id' },
    exported: ['issuer', 'subject', 'linked_at'],
    erasing: 'delete',
  },
  {
    table: 'known_addresses',
    foundBy: { account: 'account_id' },
    exported: ['seen_at'],
    erasing: 'delete',
  },
  {
    table: 'sessions',
    foundBy: { account: 'account_id' },
    exported: ['created_at', 'expires_at'],
    erasing: 'delete',
  },
  {
    table: 'chapter_progress',
    foundBy: { account: 'account_id' },
    exported: ['class_id', 'chapter_id', 'state', 'position', 'updated_at'],
    erasing: 'delete',
  },
  {
    table: 'learning_results',
    foundBy: { account: 'account_id' },
    exported: ['kind', 'slug', 'title', 'path', 'correct', 'total', 'recorded_at'],
    erasing: 'delete',
  },
  {
    table: 'class_teachers',
    foundBy: { account: 'account_id' },
    exported: ['class_id', 'since'],
    erasing: 'delete',
  },
  {
    table: 'enrolments',
    foundBy: { account: 'account_id' },
    exported: ['class_id', 'invoice_id', 'enrolled_at'],
    erasing: 'keep',
  },
  {
    table: 'invoices',
    foundBy: { account: 'account_id' },
    exported: ['id', 'class_id', 'amount', 'currency', 'state', 'created_at', 'closed_at'],
    erasing: 'keep',
  },
  {
    table: 'payouts',
    foundBy: { account: 'requester_id' },
    exported: ['id', 'amount', 'currency', 'status', 'bank', 'account_number', 'account_name'],
    erasing: 'keep',
  },
  {
    table: 'content_audit',
    foundBy: { account: 'actor_id' },
    exported: ['at', 'area', 'name', 'event'],
    erasing: 'keep',
  },
  {
    table: 'drive_files',
    foundBy: { account: 'uploader_id' },
    exported: ['name', 'type', 'bytes', 'created_at'],
    erasing: 'keep',
  },
  {
    table: 'jobs',
    foundBy: { account: 'owner_id' },
    exported: [
      'id',
      'slug',
      'title',
      'summary',
      'about',
      'city',
      'is_published',
      'published_at',
      'closes_at',
    ],
    erasing: sql`owner_id = null`,
  },
  {
    table: 'teams',
    foundBy: { account: 'account_id' },
    exported: ['event', 'name', 'school_name', 'mentor_name', 'mentor_phone', 'registered_at'],
    erasing: sql`account_id = null, mentor_name = ${nobody}, mentor_phone = ${nobody}`,
  },
  {
    table: 'team_members',
    foundBy: { email: 'email' },
    exported: ['team_id', 'name', 'email', 'role'],
    erasing: sql`name = ${nobody}, email = 'erased-' || position || '@erased.invalid'`,
  },
  {
    table: 'appointments',
    foundBy: { account: 'account_id', email: 'email' },
    exported: [
      'topic',
      'name',
      'email',
      'phone',
      'institution',
      'preferred_on',
      'starts_at',
      'ends_at',
      'zone',
      'cancelled_at',
      'message',
      'sent_at',
      'state',
    ],
    erasing: 'delete',
  },
  {
    table: 'school_contacts',
    foundBy: { email: 'email' },
    exported: ['school_id', 'name', 'role', 'email', 'phone', 'sent_at'],
    erasing: 'delete',
  },
  {
    table: 'form_submissions',
    foundBy: { email: 'email' },
    exported: ['receipt', 'title', 'path', 'answers', 'language', 'sent_at', 'deletes_at'],
    erasing: 'delete',
  },
  {
    table: 'donation_payments',
    foundBy: { email: 'email' },
    exported: ['receipt', 'name', 'email', 'message', 'amount', 'state', 'created_at', 'closed_at'],
    erasing: sql`name = null, email = null, message = null`,
  },
  {
    table: 'newsletter_requests',
    foundBy: { email: 'email' },
    exported: ['email', 'language', 'sent_at', 'expires_at'],
    erasing: 'delete',
  },
  {
    table: 'newsletter_subscribers',
    foundBy: { email: 'email' },
    exported: ['email', 'language', 'confirmed_at'],
    erasing: 'delete',
  },
  {
    table: 'mails',
    foundBy: { email: 'recipient' },
    exported: ['template', 'recipient', 'queued_at'],
    erasing: 'delete',
  },
  {
    table: 'accounts',
    foundBy: { account: 'id' },
    exported: [
      'id',
      'email',
      'name',
      'kind',
      'phone',
      'lead_program_id',
      'lead_province_id',
      'is_suspended',
      'verified_at',
      'created_at',
    ],
    erasing: sql`email = 'erased-' || id || '@erased.invalid', name = ${nobody}, phone = null,
      school_id = null, lead_program_id = null, lead_province_id = null, verified_at = null, is_suspended = true`,
  },
]
