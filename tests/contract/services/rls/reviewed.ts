// What the roles of the database may do beyond the rows of one site. Written by hand: a new grant changes this
// file, and is reviewed.

const columns = (list: string) => list.split(' ')

/** The columns that a visitor may read of each table. A column that is not here is not public. */
export const readable: Record<string, string[]> = {
  aspirations: columns('id name city topics message sent_at'),
  batches: columns(
    'id site_id program_id slug name city seats opens_at closes_at starts_at ends_at',
  ),
  book_reviews: columns('id name message rating sent_at'),
  careers: columns('id site_id slug name summary about cover position'),
  class_mentors: columns('site_id class_id mentor_id position'),
  classes: columns(
    `id site_id program_id slug name description about logo cover level mode city price seats is_webinar benefits audience opens_at closes_at starts_at ends_at`,
  ),
  donations: columns('amount'),
  extensions: columns(
    'id site_id slug name summary field mode city meetings hours price certificate starts_at position',
  ),
  galleries: columns('id site_id slug title summary place taken_at'),
  jobs: columns(
    `id site_id career_id slug title summary about employment mode city duties requirements benefits salary_from salary_to published_at closes_at`,
  ),
  mentors: columns('id site_id slug name role bio photo expertise position'),
  modules: columns('id site_id class_id slug title summary hours position chapters'),
  photos: columns('id site_id gallery_id picture caption position'),
  podcasts: columns(
    `id site_id kind_id category_id slug title summary description speakers cover audio seconds published_at words`,
  ),
  post_categories: columns('id site_id kind_id slug name created_at'),
  post_kinds: columns('id site_id slug name'),
  posts: columns(
    `id site_id kind_id category_id slug title summary content cover published_at minutes views words parent_id`,
  ),
  program_schools: columns('site_id program_id school_id'),
  programs: columns(
    'id site_id slug name summary about logo cover duration audience outcomes position',
  ),
  schools: columns('id site_id slug name city province is_active students alumni'),
  testimonies: columns('id site_id name role message rating sent_at program'),
}

/** The columns that a visitor may set in a row they send. */
export const sendable: Record<string, string[]> = {
  aspirations: columns('name city topics message'),
  book_reviews: columns('name message rating'),
  donations: columns('name message amount'),
  testimonies: columns('name role message rating program'),
  user_disc: columns('name type score_d score_i score_s score_c'),
}

/** Tables that belong to no site, and their grants: the list of sites, and sending a job. */
export const ofNoSite = [
  'pgboss.job tenun_server INSERT',
  'sites tenun_server INSERT',
  'sites tenun_server SELECT',
  'sites tenun_server UPDATE',
]

/** Functions that run as the owner: the search of posts, and two triggers, which cannot be called. */
export const asOwner = ['tenun_find_posts(tsquery)']

/** Policies for the owner, who runs those functions: without them they could read and write nothing. */
export const ownersPolicies = [
  'enrolments_of_site',
  'invoices_of_site',
  'ledger_of_site',
  'payment_attempts_of_site',
  'payment_callbacks_of_site',
  'payout_audit_of_site',
  'payouts_of_site',
  'posts_found',
  'site_balances_of_site',
]
