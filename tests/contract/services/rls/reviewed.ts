// What the roles of the database may do beyond the rows of one site. Written by hand: a new grant changes this
// file, and is reviewed.

const columns = (list: string) => list.split(' ')

/** The columns that a visitor may read of each table. A column that is not here is not public. */
export const readable: Record<string, string[]> = {
  aspirations: columns('id name city topics message sent_at'),
  batches: columns(
    'id site_id program_id slug name city seats opens_at closes_at starts_at ends_at language translations',
  ),
  book_reviews: columns('id name message rating sent_at'),
  careers: columns(
    'id site_id slug name summary about cover cover_alt position language translations updated_at',
  ),
  chapter_bodies: columns('chapter_id site_id class_id body'),
  chapters: columns(
    'id site_id class_id module_id slug title minutes is_free has_body position language',
  ),
  class_mentors: columns('site_id class_id mentor_id position'),
  classes: columns(
    `id site_id program_id slug name description about logo cover cover_alt level mode city price seats benefits audience opens_at closes_at starts_at ends_at code kind zone schedule is_premium enrolled is_published language translations updated_at words translated_words`,
  ),
  donations: columns('amount'),
  event_careers: columns(
    'id site_id post_id slug name organisation summary employment city register_url position language translations',
  ),
  event_programs: columns(
    'id site_id post_id slug name summary starts_at ends_at language translations',
  ),
  extensions: columns(
    'id site_id slug name summary field mode city meetings hours price certificate starts_at position language translations',
  ),
  former_slugs: columns('site_id area scope slug item_id'),
  galleries: columns('id site_id slug title summary place taken_at language translations'),
  jobs: columns(
    `id site_id career_id slug title summary about employment mode city duties requirements benefits salary_from salary_to published_at closes_at language translations updated_at`,
  ),
  mentors: columns(
    'id site_id slug name role bio photo expertise position language translations updated_at',
  ),
  modules: columns('id site_id class_id slug title summary hours position language translations'),
  photos: columns('id site_id gallery_id picture caption position alt language translations'),
  podcasts: columns(
    `id site_id kind_id category_id slug title summary description speakers cover cover_alt audio seconds published_at words language translations updated_at translated_words`,
  ),
  post_categories: columns('id site_id kind_id slug name created_at language translations'),
  post_kinds: columns('id site_id slug names carries'),
  posts: columns(
    `id site_id kind_id category_id slug title summary content cover cover_alt published_at minutes views words parent_id author updated_at event_starts_at event_ends_at event_zone event_place event_address event_online_url event_register_url event_seats video_youtube_id video_file video_seconds video_thumbnail language translations translated_words`,
  ),
  program_schools: columns('site_id program_id school_id'),
  programs: columns(
    'id site_id slug name summary about logo cover cover_alt duration audience outcomes position language translations updated_at words translated_words',
  ),
  schools: columns('id site_id slug name city province is_active students alumni'),
  testimonies: columns('id site_id name role message rating sent_at program language'),
  withdrawn_rows: columns('site_id area scope names'),
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

/** Functions that run as the owner: the searches, the next publication, and two triggers, which cannot be called. */
export const asOwner = [
  'tenun_find_page(tsquery,tsquery,uuid,uuid,boolean,text,integer,integer,integer)',
  'tenun_find_posts(tsquery)',
  'tenun_next_publication()',
  'tenun_search_posts(tsquery,tsquery,integer)',
  'tenun_search_rows(text,tsquery,tsquery,integer)',
]

/** Policies for the owner, who runs those functions: without them they could read and write nothing. */
export const ownersPolicies = [
  'classes_found',
  'donation_payments_of_site',
  'enrolments_of_site',
  'invoices_of_site',
  'jobs_awaited',
  'ledger_of_site',
  'payment_attempts_of_site',
  'payment_callbacks_of_site',
  'payout_audit_of_site',
  'payouts_of_site',
  'podcasts_awaited',
  'podcasts_found',
  'posts_found',
  'programs_found',
  'site_balances_of_site',
]
