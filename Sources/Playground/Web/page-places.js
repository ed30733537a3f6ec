// Where the pages of the repository are on this server.

/** The address of a file that the server has, as text. */
export const pageAddress = (path) => `/pages/${path.split("/").map(encodeURIComponent).join("/")}`;
