# a property in words
no two agents meet
