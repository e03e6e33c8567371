const insufficientPrivilege = '42501'

/** What a migration may not do, as an error that says who can change that; any other failure as it is. */
export function databaseNotPrepared(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === insufficientPrivilege))
    return error
  return new Error(
    'The role in DATABASE_URL may not set up this database. Let a superuser run ' +
      'what `npm run tenun -- prepare-database` prints, and start again.',
    { cause: error },
  )
}
