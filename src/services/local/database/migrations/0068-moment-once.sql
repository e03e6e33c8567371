-- The moment of a read is found once for a statement, and not for each row that a policy looks at.
ALTER POLICY posts_public ON posts USING (
  site_id = current_setting('app.site', true) AND is_published AND published_at <= (SELECT tenun_now())
);
ALTER POLICY jobs_public ON jobs USING (
  site_id = current_setting('app.site', true) AND is_published AND published_at <= (SELECT tenun_now())
);
ALTER POLICY podcasts_public ON podcasts USING (
  site_id = current_setting('app.site', true) AND is_published AND published_at <= (SELECT tenun_now())
);
