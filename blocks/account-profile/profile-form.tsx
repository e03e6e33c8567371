import type { Profile } from '#schemas/services/profile.ts'
import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

interface ProfileFormProps {
  id: string
  profile: Profile
  locale: Locale
}

/** The fields that the owner changes. The button is out of use until the browser's runtime, which sends them, is there. */
export function ProfileForm({ id, profile, locale }: ProfileFormProps) {
  const t = strings[locale]
  return (
    <form className="form form-box" noValidate data-part="own" data-own="profile">
      <div className="form-summary" role="alert" tabIndex={-1} data-said="" hidden>
        <p data-message="" />
        <button type="button" className="button button-quiet" data-take="" hidden>
          {t.takeStored}
        </button>
      </div>
      <div className="form-field">
        <label htmlFor={`${id}-name`}>{t.name}</label>
        <input
          id={`${id}-name`}
          name="name"
          required
          maxLength={80}
          autoComplete="name"
          defaultValue={profile.name}
          aria-describedby={`${id}-name-error`}
        />
        <p id={`${id}-name-error`} className="form-error" data-error="name" />
      </div>
      <div className="form-field">
        <label htmlFor={`${id}-phone`}>
          {t.phone} <span className="form-optional">({t.optional})</span>
        </label>
        <p id={`${id}-phone-hint`} className="form-hint">
          {t.phoneHint}
        </p>
        <input
          id={`${id}-phone`}
          name="phone"
          type="tel"
          maxLength={21}
          autoComplete="tel"
          defaultValue={profile.phone ?? ''}
          aria-describedby={`${id}-phone-hint ${id}-phone-error`}
        />
        <p id={`${id}-phone-error`} className="form-error" data-error="phone" />
      </div>
      <p className="account-save">
        <button type="submit" className="button" disabled>
          {t.save}
        </button>
        <span role="status" data-saved="" />
      </p>
    </form>
  )
}
