import type { Handler } from '../../calls/handler.ts'
import {
  listAllCategoriesHandler,
  listCategoriesHandler,
  readCategoryHandler,
} from './list-categories.ts'
import { listAllPostsHandler } from './list-all-posts.ts'
import { listArticlesHandler, listPostsHandler } from './list-posts.ts'
import { listPostKindsHandler } from './post-kinds.ts'
import {
  listEventCareersHandler,
  listEventProgramsHandler,
  readEventCareerHandler,
  readEventProgramHandler,
} from './event-parts.ts'
import { readPostHandler, readPostByIdHandler } from './read-post.ts'
import { viewPostHandler } from './view-post.ts'
import {
  createCategoryHandler,
  deleteCategoryHandler,
  updateCategoryHandler,
} from './write-category.ts'
import { createPostHandler, deletePostHandler, updatePostHandler } from './write-post.ts'

/** Posts and their categories. */
export const postHandlers: Handler[] = [
  listPostsHandler,
  readPostHandler,
  viewPostHandler,
  createPostHandler,
  updatePostHandler,
  deletePostHandler,
  listCategoriesHandler,
  readCategoryHandler,
  createCategoryHandler,
  updateCategoryHandler,
  deleteCategoryHandler,
  listArticlesHandler,
  readPostByIdHandler,
  listAllPostsHandler,
  listAllCategoriesHandler,
  listPostKindsHandler,
  listEventProgramsHandler,
  readEventProgramHandler,
  listEventCareersHandler,
  readEventCareerHandler,
]
