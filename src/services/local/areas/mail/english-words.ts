import type { MailTemplate } from '#schemas/mail.ts'
import type { MailWords } from '../../../branding.ts'

/** The texts of every mail in English. */
export const englishWords: Record<MailTemplate, MailWords> = {
  'confirm-address': {
    subject: 'Confirm your e-mail address at {site}',
    text:
      'Hello {name},\n\n' +
      'Thank you for signing up at {site}. Press the button below so that we know this address is yours. The link holds for three days.\n\n' +
      'If you did not sign up, leave this message be: nothing will happen.',
    action: 'Confirm this address',
  },
  'has-account': {
    subject: 'You already have an account at {site}',
    text:
      'Hello,\n\n' +
      'Someone has just tried to sign up at {site} with this address, which has an account already. If it was you and the password is forgotten, make a new one with the button below.\n\n' +
      'If it was not you, your account is safe and nothing has changed.',
    action: 'Make a new password',
  },
  'new-password': {
    subject: 'A new password for your account at {site}',
    text:
      'Hello {name},\n\n' +
      'We were asked to change the password of your account at {site}. The link below holds for one hour and works once.\n\n' +
      'If you did not ask for it, leave this message be. Your old password still holds.',
    action: 'Change the password',
  },
  'password-changed': {
    subject: 'Your password at {site} was changed',
    text:
      'Hello {name},\n\n' +
      'The password of your account at {site} was changed just now, and every device was signed out.\n\n' +
      'If that was not you, make a new password with the button below at once.',
    action: 'This was not me',
  },
  invitation: {
    subject: 'An invitation to run {site}',
    text:
      'Hello {name},\n\n' +
      'You are invited to work at {site}. Press the button below to choose a password. The link holds for one hour and works once.',
    action: 'Choose a password',
  },
  'invitation-to-sign-in': {
    subject: 'An invitation to run {site}',
    text:
      'Hello {name},\n\n' +
      'You are invited to work at {site}. Press the button below, then sign in with the account that has this e-mail address.',
    action: 'To the login page',
  },
  'team-registered': {
    subject: 'Team {team} is registered',
    text:
      'Hello {name},\n\n' +
      'Team {team} is registered for {event} at {site}. Keep this message; we will tell the mentor of the team what comes next.',
  },
  'school-registered': {
    subject: 'We have received the registration of {school}',
    text:
      'Hello {name},\n\n' +
      'Thank you, we have received the registration of {school} at {site}. We look at it first, and then list your school.',
  },
  'school-listed': {
    subject: '{school} is now listed at {site}',
    text:
      'Hello {name},\n\n' +
      'We have looked at the registration of {school}. From today your school stands in the list of {site}, and can be chosen when a team or a student signs up.',
  },
  'school-declined': {
    subject: 'The registration of {school} at {site} was not accepted',
    text:
      'Hello {name},\n\n' +
      'We have looked at the registration of {school} at {site}, and cannot accept it yet. The reason:\n\n' +
      '{reason}\n\n' +
      'You are welcome to register again once this is mended.',
  },
  'new-school': {
    subject: 'A new school waits: {school}',
    text:
      '{school} ({city}) has registered at {site} and waits for you to look at it.\n\n' +
      'Contact: {name}, {email}, {phone}. An answer to this message goes to them.',
  },
  'new-job': {
    subject: 'A new job offer waits: {title}',
    text:
      '{name} has written the job offer "{title}" at {site}. It is shown once you publish it.\n\n' +
      'E-mail: {email}. An answer to this message goes to them.',
    action: 'Look at the job offer',
  },
  'appointment-asked': {
    subject: 'We have received your request to meet {site}',
    text:
      'Hello {name},\n\n' +
      'Thank you. Your request to meet on {date} about "{topic}" has reached {site}. We will get in touch to settle the time.',
  },
  'new-appointment': {
    subject: 'Request to meet on {date}: {topic}',
    text:
      '{name} would like to meet on {date} about "{topic}".\n\n' +
      'Institution: {institution}\nE-mail: {email}\nTelephone: {phone}\n\n' +
      '{message}\n\n' +
      'An answer to this message goes to them. Sent by {site}.',
  },
  'appointment-booked': {
    subject: 'Your appointment with {site}: {slot}',
    text:
      'Hello {name},\n\n' +
      'Your appointment with {site} is booked.\n\n' +
      'Time: {slot}\nTopic: {topic}\n\n' +
      'A calendar file is attached. If you cannot come, tell us, so that someone else can have the hour.',
  },
  'new-booking': {
    subject: 'New appointment {slot}: {topic}',
    text:
      '{name} has made an appointment about "{topic}".\n\n' +
      'Time: {slot}\nInstitution: {institution}\nE-mail: {email}\nTelephone: {phone}\n\n' +
      '{message}\n\n' +
      'A calendar file is attached. An answer to this message goes to them. Sent by {site}.',
  },
  'appointment-cancelled': {
    subject: 'Your appointment with {site} is cancelled',
    text:
      'Hello {name},\n\n' +
      'Your appointment with {site} about "{topic}" is cancelled.\n\n' +
      'Time: {slot}\n\n' +
      'Take it out of your calendar. You can choose another hour at our site.',
  },
  'request-cancelled': {
    subject: 'Your request to meet {site} is cancelled',
    text:
      'Hello {name},\n\n' +
      'Your request to meet {site} on {date} about "{topic}" is cancelled. You can choose another date at our site.',
  },
  'newsletter-confirm': {
    subject: 'Confirm your subscription to {site}',
    text:
      'Hello,\n\n' +
      'This address was given to receive the newsletter of {site}. Press the button below if you would like to. The link holds for three days and works once.\n\n' +
      'If it was not you, leave this message be: no newsletter is sent.',
    action: 'Confirm the subscription',
  },
  'newsletter-welcome': {
    subject: 'You are subscribed to {site}',
    text:
      'Hello,\n\n' +
      'Thank you. From now on the newsletter of {site} is sent to this address.\n\n' +
      'You can leave at any time by the button below.',
    action: 'Unsubscribe',
  },
  'form-received': {
    subject: 'Receipt number {receipt}',
    text:
      'Hello,\n\n' +
      'We have received what you sent to {site} by the form "{title}". Name this number when you ask us about it.\n\n' +
      'Receipt number: {receipt}',
  },
  'new-submission': {
    subject: 'New submission {receipt}: {title}',
    text:
      'Somebody filled in the form "{title}" at {site}. Receipt number: {receipt}\n\n' +
      '{answers}\n\n' +
      'It is also stored on the page of the staff.',
  },
  'payment-received': {
    subject: 'Receipt: {class}',
    text:
      'Hello {name},\n\n' +
      'We have received your payment for the class {class} at {site}. All of its chapters are now open to you.\n\n' +
      'Receipt number: {receipt}\nClass: {class}\nAmount: {amount}\nDate: {date}\n\n' +
      'Keep this message as proof of your payment.',
  },
  'donation-received': {
    subject: 'Receipt of your donation {receipt}',
    text:
      'Hello {name},\n\n' +
      'Thank you. We have received your donation at {site}, and it counts towards the total.\n\n' +
      'Receipt number: {receipt}\nAmount: {amount}\nDate: {date}\n\n' +
      'Keep this message as proof of your donation.',
  },
  'demo-asked': {
    subject: 'Request for a demonstration from {email}',
    text: '{email} asks to be shown {site}.\n\n' + 'An answer to this message goes to them.',
  },
  message: { subject: '{subject}', text: '{message}\n\n' + 'Sent by {name} through {site}.' },
}
