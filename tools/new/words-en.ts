import type { Words } from './first-words.ts'

/** The initial texts of a site in English; `{title}` is the site’s title. */
export const english: Words = {
  menu: { classes: 'Classes', about: 'About' },
  home: {
    title: 'Learn at {title}',
    shortTitle: 'Home',
    description:
      'See which classes are open, read what they hold module by module, and choose one that fits your time and your level.',
    heading: 'Learn with {title}',
    lead: 'Choose a class that is open, read all of what it holds, and begin when you are ready.',
    see: 'See the classes',
    more: 'About us',
  },
  features: {
    heading: 'What you can expect',
    items: [
      {
        title: 'Open contents',
        text: 'The syllabus of every class is written module by module, so you know what you will learn before you register.',
        icon: 'book',
      },
      {
        title: 'A clear state',
        text: 'Classes that are coming, open, under way or finished are marked by their dates.',
        icon: 'clock',
      },
      {
        title: 'A level in writing',
        text: 'Beginner, intermediate or advanced: each class says whom it is made for.',
        icon: 'compass',
      },
    ],
  },
  classes: {
    heading: 'Classes',
    lead: 'Filter by state to find the classes that still take participants.',
    all: 'All classes',
    description:
      'All classes with their state: coming soon, open for registration, under way or already finished.',
    syllabus: 'Syllabus',
    others: 'Other classes',
    one: 'Class',
  },
  questions: {
    heading: 'Before you begin',
    items: [
      {
        question: 'How do I choose a class?',
        answer:
          'Begin with the level, then read the syllabus. If its first module seems within reach, the class is for you.',
      },
      {
        question: 'Which classes are still open?',
        answer:
          'A class that takes registrations is marked on its card. The mark changes by itself when registration ends.',
      },
      {
        question: 'What should I prepare?',
        answer:
          'The dates and terms of each class are on its page. Read it to the end before you decide.',
      },
    ],
  },
  call: {
    heading: 'Begin with one class',
    lead: 'There is no need to choose everything today. One class that you finish counts.',
    action: 'Choose a class',
  },
  about: {
    heading: 'About {title}',
    lead: 'A place to learn where you can read what is inside before you join.',
    description:
      'What this learning site is for, how its classes are made, and where you had best begin.',
    parts: [
      [
        'What we are here for',
        'Learning is easier when people know what is ahead of them. So every class here says what it holds, when it meets and whom it is made for.',
      ],
      [
        'How a class is made',
        'A class is made of modules, and a module of chapters. You can read how they follow each other on the page of the class, without signing in first.',
      ],
      [
        'Where to begin',
        'Open the list of classes, filter it by state, and read one syllabus to the end. If it fits, join the class; if not, go back and try another.',
      ],
    ],
  },
  footer: {
    line: 'Learning, one class after another.',
    learn: 'Learn',
    terms: 'Terms',
    privacy: 'Privacy Policy',
    conditions: 'Terms and Conditions',
  },
}
