import './styles.css'
import './main.ts'
import { refresh } from './navigate.ts'

/** In development a changed block or manifest is swapped in, while the shell and its islands stay. */
import.meta.hot?.on('tenun:page', () => void refresh())
