/** The only Vike page shows every address. */
export default '*';
